import { once } from 'node:events'
import { livePath } from '@guildhall/contract'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { checkPooler } from './doctor/check-pooler.ts'
import { checkDatabases } from './platform/database/check-database.ts'
import { requestLimits } from './platform/database/database.ts'
import { connectQuery, openBehindPooler } from './platform/database/open-behind-pooler.ts'
import { examinePooling } from './platform/database/pooler.ts'
import { installationOf } from './testing/doctor-context.ts'
import { longPatience } from './testing/patience.ts'
import { startWriters, writtenProject } from './testing/persistent-writers.ts'
import { findPgbouncer, startPgbouncer } from './testing/pgbouncer.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { queryAsOwner } from './testing/test-database.ts'

const program = findPgbouncer()
const behind = test.skipIf(!program)

async function startPooler(t: TestApp, options = connectQuery) {
  const pooler = await startPgbouncer(program!, t.url, options)
  onTestFinished(() => pooler.stop())
  return pooler
}

const addresses = (t: TestApp, url: string) => ({
  ...t.databaseSettings,
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: t.url,
})

behind('a pooler in transaction mode without a direct address is refused with a sentence', async () => {
  const t = await startTestApp()
  const { url } = await startPooler(t)
  const check = (databaseUrl: string, databaseDirectUrl?: string) =>
    checkDatabases({ databaseUrl, databaseDirectUrl, databaseMigrationUrl: undefined })

  await expect(check(url)).rejects.toThrow('DATABASE_URL leads to a pooler in transaction mode.')
  await expect(check(url, url)).rejects.toThrow('DATABASE_DIRECT_URL leads to a pooler in transaction mode.')
  await check(url, t.url)
  await check(t.url)
})

behind('a pooler that limits no statement is refused, and the doctor says what to add', async () => {
  const t = await startTestApp()
  const { url } = await startPooler(t, '')

  await expect(openBehindPooler(url, t.url)).rejects.toThrow(connectQuery)
  expect(await checkPooler(installationOf(t, addresses(t, url)))).toMatchObject([
    {
      level: 'problem',
      what: expect.stringContaining('statement_timeout'),
      todo: expect.stringContaining(connectQuery),
    },
  ])
})

behind(
  'a pooler whose transactions would not be read committed is refused, and one that says that they are is not',
  async () => {
    const t = await startTestApp()
    const name = new URL(t.url).pathname.slice(1)
    await queryAsOwner(`alter database ${name} set default_transaction_isolation = 'repeatable read'`)
    onTestFinished(() => queryAsOwner(`alter database ${name} reset default_transaction_isolation`))
    const [silent, saying] = [
      await startPooler(t, connectQuery.replace(/; set session .*'/, "'")),
      await startPooler(t),
    ]

    await expect(openBehindPooler(silent.url, t.url)).rejects.toThrow('would be repeatable read')
    expect(await checkPooler(installationOf(t, addresses(t, silent.url)))).toMatchObject([
      {
        level: 'problem',
        what: expect.stringContaining('repeatable read'),
        todo: expect.stringContaining(connectQuery),
      },
    ])
    expect(await checkPooler(installationOf(t, addresses(t, saying.url)))).toMatchObject([{ level: 'ok' }])
    const pooled = await openBehindPooler(saying.url, t.url)
    onTestFinished(() => pooled.close())
    for (const { pool } of [pooled, { pool: pooled.direct }]) {
      expect((await pool.query('show transaction_isolation')).rows).toEqual([
        { transaction_isolation: 'read committed' },
      ])
    }
  },
)

behind('a statement of a request ends at its limit, and prepared ones go without a name', async () => {
  const t = await startTestApp()
  const { url } = await startPooler(t, connectQuery.replace(`${requestLimits.statement}`, '100'))
  const pooled = await openBehindPooler(url, t.url)
  onTestFinished(() => pooled.close())

  expect(await examinePooling(url)).toMatchObject({ isPooled: true, knowsStatements: false })
  expect(await checkPooler(installationOf(t, addresses(t, url)))).toMatchObject([{ level: 'ok' }])
  await expect(pooled.pool.query('select pg_sleep(60)')).rejects.toThrow('statement timeout')
  const named = Array.from({ length: 40 }, (_, value) =>
    pooled.pool.query<{ value: number }>({ name: 'same', text: 'select $1::int as value', values: [value] }),
  )
  expect((await Promise.all(named)).map(({ rows }) => rows[0]?.value)).toEqual([...named.keys()])
})

behind('people hire, pay, get paid and hear of messages at once through it', async () => {
  const t = await startTestApp()
  const { url } = await startPooler(t)
  const server = await startServer(t, url)
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const call = callerOf(server.url)

  const { _id: projectId } = await call(client, '/projects/create', { ...writtenProject, title: 'A chair' })
  const { _id: proposalId } = await call(freelancer, '/api/proposals', {
    ...{ projectId, freelancerId: freelancer.id, message: 'I built two of this kind.' },
  })
  await call(client, `/api/proposals/${proposalId}/accept`)
  const contractId = String(await t.value('select id from contracts where proposal_id = $1', [proposalId]))
  const { _id: paymentId } = await call(client, `/api/contracts/${contractId}/payments`)
  await call(client, `/api/payments/${paymentId}/test-card`, { card: 'succeeds' })

  const socket = io(server.url, { path: livePath, transports: ['websocket'], auth: { token: freelancer.token } })
  onTestFinished(() => void socket.close())
  await once(socket as never, 'connect')
  const heard = new Promise((resolve) => {
    socket.onAny((_name, ...told) => {
      if (JSON.stringify(told).includes('Good morning')) resolve(true)
    })
  })
  const { _id: conversationId } = await call(client, '/api/conversations', { userId: freelancer.id })
  await call(client, `/api/conversations/${conversationId}/messages`, { clientId: t.newId(), text: 'Good morning' })

  expect(await heard).toBe(true)
  expect(await t.value('select status from payments where id = $1', [paymentId])).toBe('succeeded')
  expect(server.takeErrors()).toEqual([])
})

behind('32 people write while it is restarted: the server lives on, and all is written once', async () => {
  const t = await startTestApp()
  const pooler = await startPooler(t)
  const server = await startServer(t, pooler.url)
  const people = await Promise.all(Array.from({ length: 32 }, () => t.insertUser()))
  const writers = startWriters(
    [server.url],
    people.map(({ token }) => token),
  )
  const moreIsWritten = async () => {
    const enough = writers.acknowledged.length + people.length
    const isEnough = () => writers.acknowledged.length > enough || writers.refusals.length > 0
    await expect.poll(isEnough, { interval: 20, ...longPatience }).toBe(true)
    expect(writers.refusals).toEqual([])
  }

  for (const signal of ['SIGTERM', 'SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
    await moreIsWritten()
    await pooler.restart(signal)
  }
  await moreIsWritten()
  const { refusedWithoutWait } = await writers.stop()

  expect([writers.refusals, refusedWithoutWait, server.hasExited()]).toEqual([[], 0, false])
  const ids = people.map(({ id }) => id)
  const { rows } = await t.pool.query<{ title: string }>('select title from projects where client_id = any($1)', [ids])
  expect(rows.map(({ title }) => title).toSorted()).toEqual(writers.acknowledged.toSorted())
})

async function startServer(t: TestApp, url: string) {
  const server = await startServerProcess({
    ...addresses(t, url),
    GUILDHALL_DEMO: '0',
    RATE_LIMIT_FACTOR: '100000',
  })
  onTestFinished(() => server.stop())
  return server
}

const callerOf =
  (base: string) =>
  async ({ token }: { token: string }, path: string, body: object = {}) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.ok, `${path}: ${text}`).toBe(true)
    return JSON.parse(text) as { _id: string }
  }
