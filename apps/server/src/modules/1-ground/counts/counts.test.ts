import type { PaymentSumsView } from '@guildhall/contract'
import fc from 'fast-check'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { arrangeLedger, expectFound } from '../../../testing/damaged-ledger.ts'
import { startProcess } from '../../../testing/live-process.ts'
import { hoursMs, propertyRuns } from '../../../testing/money/property-runs.ts'
import { writtenProject } from '../../../testing/persistent-writers.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { sweepUntilKept } from '../../../testing/sweep-until-kept.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { queryAsOwner } from '../../../testing/test-database.ts'
import { countedFrom, keepCounts, type ListName } from './shared/list-counts.queries.ts'
import { sweepCounts } from './sweep-counts.ts'

const sorted = (rows: { status: string; n: number }[]) => rows.sort((a, b) => (a.status < b.status ? -1 : 1))

async function keptOf(t: TestApp, list: ListName, ownerId: string) {
  const { rows } = await t.pool.query(
    `select status, sum(n)::int as n from list_counts where (owner_id, list) = ($1, $2) group by 1 having sum(n) <> 0`,
    [ownerId, list],
  )
  return sorted(rows)
}

async function listedOf(t: TestApp, list: ListName, ownerId: string) {
  const { rows } = await t.pool.query(
    `select status, sum(n)::int as n from listed_rows where (owner_id, list) = ($1, $2) group by 1 having sum(n) <> 0`,
    [ownerId, list],
  )
  return sorted(rows)
}

const isReady = (t: TestApp, list: ListName, ownerId: string) =>
  t.value('select is_ready from counted_lists where (owner_id, list) = ($1, $2)', [ownerId, list])

async function keep(t: TestApp, list: ListName, ownerId: string) {
  await keepCounts(t.db, list, ownerId)
  await sweepUntilKept(t)
}

const insertProposals = `insert into proposals (project_id, freelancer_id, message, bid_cents, skills, status)
  select $1, id, 'Yes.', 100, '{}', 'pending' from users where id = any($2)`

/** Several clients, projects and freelancers, of whom some are kept. */
async function arrangeMarket(t: TestApp) {
  const [client, other] = [await t.insertUser(), await t.insertUser()]
  const people = [client, other, await t.insertUser(), await t.insertUser()]
  const projects = [
    await t.insertProject({ clientId: client.id }),
    await t.insertProject({ clientId: client.id }),
    await t.insertProject({ clientId: other.id }),
  ].map(({ id }) => id)
  const freelancers = people.slice(2).map(({ id }) => id)
  return { client, other, projects, freelancers, everyone: people.map(({ id }) => id) }
}

test('kept counts equal the rows, whatever is written, by one statement or many', { timeout: hoursMs }, async () => {
  const t = await startTestApp()
  const statuses = fc.constantFrom('pending', 'rejected', 'withdrawn')
  const place = fc.nat({ max: 2 })
  const act = fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), project: place, both: fc.boolean() }),
    fc.record({ kind: fc.constant('move' as const), project: place, status: statuses }),
    fc.record({ kind: fc.constant('moveAll' as const), status: statuses }),
    fc.record({ kind: fc.constant('delete' as const), project: place }),
    fc.record({ kind: fc.constant('upsert' as const), project: place }),
    fc.record({ kind: fc.constant('undo' as const), project: place }),
    fc.record({ kind: fc.constant('keep' as const), project: place }),
  )
  const property = fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
    const { client, projects, freelancers, everyone } = await arrangeMarket(t)
    const lists: [ListName, string][] = [
      ['proposals_to_client', client.id],
      ['proposals_of_freelancer', freelancers[0] ?? ''],
    ]
    for (const [list, owner] of lists) await keep(t, list, owner)
    const one = 'project_id = $1 and freelancer_id = $2'

    for (const step of acts) {
      const project = 'project' in step ? (projects[step.project] ?? '') : ''
      if (step.kind === 'insert') {
        const who = step.both ? freelancers : freelancers.slice(0, 1)
        await t.pool.query(`${insertProposals} on conflict do nothing`, [project, who])
      } else if (step.kind === 'move') {
        await t.pool.query(`update proposals set status = $3 where ${one}`, [project, freelancers[0], step.status])
      } else if (step.kind === 'moveAll') {
        await t.pool.query('update proposals set status = $2 where project_id = any($1)', [projects, step.status])
      } else if (step.kind === 'delete') {
        await t.pool.query(`delete from proposals where ${one}`, [project, freelancers[0]])
      } else if (step.kind === 'upsert') {
        const text = `${insertProposals} on conflict (project_id, freelancer_id) do update set status = 'withdrawn'`
        await t.pool.query(text, [project, freelancers])
      } else if (step.kind === 'undo') {
        await t.pool.query(`begin; delete from proposals where project_id = '${project}'; rollback`)
      } else {
        lists.push(['proposals_on_project', project])
        await keep(t, 'proposals_on_project', project)
      }
      for (const [list, owner] of lists) expect(await keptOf(t, list, owner)).toEqual(await listedOf(t, list, owner))
    }
    await t.pool.query('delete from proposals where freelancer_id = any($1)', [everyone])
  })
  await fc.assert(property, propertyRuns(12))
})

async function openOn(t: TestApp) {
  const connection = await t.pool.connect()
  await connection.query(`begin; set local lock_timeout = '1ms'`)
  return connection
}

test('a transaction that wrote before its list was counted, and ends after, is counted once', async () => {
  const t = await startTestApp()
  const { projects, freelancers } = await arrangeMarket(t)
  const [project] = projects as [string]
  const [early, late] = [await openOn(t), await openOn(t)]
  try {
    await early.query(insertProposals, [project, freelancers.slice(0, 1)])
    await keepCounts(t.db, 'proposals_on_project', project)
    await sweepCounts(t.deps)
    expect(await isReady(t, 'proposals_on_project', project)).toBe(false)
    await late.query(insertProposals, [project, freelancers.slice(1)])

    await early.query('commit')
    await sweepUntilKept(t)
    expect(await keptOf(t, 'proposals_on_project', project)).toEqual([{ status: 'pending', n: 1 }])
    await late.query('commit')
  } finally {
    for (const connection of [early, late]) connection.release(true)
  }

  expect(await keptOf(t, 'proposals_on_project', project)).toEqual([{ status: 'pending', n: 2 }])
})

test('a transaction that wrote while its list was being announced is waited for', async () => {
  const t = await startTestApp()
  const { projects, freelancers } = await arrangeMarket(t)
  const [project] = projects as [string]
  const [announcing, writing] = [await openOn(t), await openOn(t)]
  try {
    await announcing.query("insert into counted_lists (owner_id, list) values ($1, 'proposals_on_project')", [project])
    await writing.query(insertProposals, [project, freelancers])
    await announcing.query('commit')

    await sweepCounts(t.deps)
    expect(await isReady(t, 'proposals_on_project', project)).toBe(false)
    await writing.query('commit')
  } finally {
    for (const connection of [announcing, writing]) connection.release(true)
  }

  await sweepUntilKept(t)
  expect(await keptOf(t, 'proposals_on_project', project)).toEqual([{ status: 'pending', n: 2 }])
})

test('many who propose to one project at once do not wait for each other, and all are counted', async () => {
  const t = await startTestApp()
  const { id: project, clientId } = await t.insertProject()
  const people = await Promise.all(Array.from({ length: 6 }, () => t.insertUser()))
  // One row of each count, for which all of them would wait.
  await t.insertProposal({ projectId: project })
  await keep(t, 'proposals_on_project', project)
  await keep(t, 'proposals_to_client', clientId)
  const connections: pg.PoolClient[] = []
  try {
    for (const { id } of people) {
      const connection = await openOn(t)
      connections.push(connection)
      await connection.query(insertProposals, [project, [id]])
    }
    await connections[0]?.query('rollback')
    for (const connection of connections.slice(1).reverse()) await connection.query('commit')
  } finally {
    for (const connection of connections) connection.release(true)
  }

  expect(await keptOf(t, 'proposals_on_project', project)).toEqual([{ status: 'pending', n: 6 }])
  expect(await keptOf(t, 'proposals_to_client', clientId)).toEqual([{ status: 'pending', n: 6 }])
})

test('a transaction that may not see that a list is counted writes nothing', async () => {
  const t = await startTestApp()
  const { projects, freelancers } = await arrangeMarket(t)
  const connection = await t.pool.connect()
  await connection.query('begin isolation level repeatable read')

  const written = connection.query(insertProposals, [projects[0], freelancers])

  await expect(written).rejects.toThrow('read committed')
  connection.release(true)
})

test.each(['repeatable read', 'serializable'])(
  'people write where transactions of the database begin as %s: ours say what they are',
  async (isolation) => {
    const t = await startTestApp()
    const name = new URL(t.url).pathname.slice(1)
    await queryAsOwner(`alter database ${name} set default_transaction_isolation = '${isolation}'`)
    onTestFinished(() => queryAsOwner(`alter database ${name} reset default_transaction_isolation`))
    const { app } = await startProcess(t)
    const { token } = await t.insertUser()

    const { statusCode } = await app.inject({
      ...{ method: 'POST', url: '/projects/create', headers: { authorization: `Bearer ${token}` } },
      payload: { ...writtenProject, title: 'A chair' },
    })

    expect(statusCode).toBe(201)
  },
)

test('a long list has the same total and counts before and after they are kept, and as it changes', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  await t.pool.query(
    `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
     select $1, 'x', 'x', 1, '{x}', now(), 'x' from generate_series(0, $2)`,
    [client.id, countedFrom],
  )
  const list = async () => {
    const { total, counts } = (await t.as(client).get(`/projects/user/${client.id}?limit=10`)).json()
    return [total, counts.active, counts.completed]
  }

  expect(await list()).toEqual([countedFrom + 1, countedFrom + 1, 0])
  expect(await isReady(t, 'projects_of_client', client.id)).toBe(false)
  await sweepUntilKept(t)
  expect(await list()).toEqual([countedFrom + 1, countedFrom + 1, 0])
  await t.pool.query(
    `update projects set status = 'completed' where id in (select id from projects where client_id = $1 limit 3)`,
    [client.id],
  )
  await t.pool.query('delete from projects where id in (select id from projects where client_id = $1 limit 2)', [
    client.id,
  ])

  const [total, active, completed] = await list()

  expect([total, active + completed, completed >= 1]).toEqual([countedFrom - 1, countedFrom - 1, true])
  expect(await keptOf(t, 'projects_of_client', client.id)).toEqual(await listedOf(t, 'projects_of_client', client.id))
  await t.pool.query('delete from projects where client_id = $1', [client.id])
})

test('sums of a client are kept with the entries of the ledger, and the audit compares them', async () => {
  const t = await startTestApp()
  await arrangeLedger(t)
  const clients = (await t.pool.query<{ id: string }>('select distinct client_id as id from contracts')).rows
  const sumsOf = async (id: string) => {
    const token = await t.insertSession(id)
    return (await t.as({ token }).get('/api/payments/sums')).json<PaymentSumsView>()
  }
  const before = await Promise.all(clients.map(({ id }) => sumsOf(id)))
  for (const { id } of clients) await keep(t, 'money_of_client', id)

  expect(await Promise.all(clients.map(({ id }) => sumsOf(id)))).toEqual(before)
  await arrangeLedger(t)
  for (const { id } of clients) {
    expect(await keptOf(t, 'money_of_client', id)).toEqual(await listedOf(t, 'money_of_client', id))
  }
  await expectSoundLedger(t)
  await expectFound(t, `update list_counts set n = n + 1 where list = 'money_of_client'`, [
    'kept counts and sums equal the rows',
  ])
})
