import { type AdminCaseView, flagThresholds } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { readsOf } from '../../../testing/reads.ts'
import { insertKnownReporter } from '../../../testing/reporters.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listFlagged } from './flag.queries.ts'
import { flagPeople } from './flag-people.ts'

type Person = { id: string; token: string }
const { many_reporters, same_messages, false_reports } = flagThresholds

async function arrange() {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  const flagsOf = async (person: Person) => {
    await flagPeople(t.deps)
    const query = `kind=person&person=${person.id}&limit=100`
    return (await t.as(operator).get(`/api/admin/reports?${query}`)).json<AdminCaseView[]>()
  }
  return { t, operator, flagsOf }
}

async function reportProjectOf(t: TestApp, client: Person, reporter: Person) {
  const { id } = await t.insertProject({ clientId: client.id })
  const report = { kind: 'project', targetId: id, harm: 'scam', reason: 'A fee.' }
  expect((await t.as(reporter).post('/api/reports', report)).statusCode).toBe(201)
  return String(await t.value('select id from report_cases where target_id = $1', [id]))
}

test('many people with a history flag a person; any number of new accounts does not, and nothing else happens', async () => {
  const { t, operator, flagsOf } = await arrange()
  const [client, rival] = [await t.insertUser(), await t.insertUser()]
  for (let count = 0; count < 10; count += 1) await reportProjectOf(t, rival, await t.insertUser())
  const known = await Promise.all(Array.from({ length: many_reporters.people }, () => insertKnownReporter(t)))
  for (const reporter of known.slice(1)) await reportProjectOf(t, client, reporter)
  expect([await flagsOf(rival), await flagsOf(client)]).toEqual([[], []])

  await reportProjectOf(t, client, known[0]!)

  const [flagged, ...more] = await flagsOf(client)
  expect(more).toEqual([])
  expect(flagged).toMatchObject({ target: { kind: 'person' }, reports: 0, flags: ['many_reporters'] })
  expect(await flagsOf(client)).toHaveLength(1)
  expect((await t.as(client).get('/api/decisions')).json()).toEqual([])
  expect((await t.as(client).get('/api/account/suspension')).statusCode).toBe(404)
  const url = `/api/admin/reports/${flagged?._id}`
  const detail = (await t.as(operator).get(url)).json()
  expect(detail.flagFacts[0]).toContain(`It was ${many_reporters.people} people in ${many_reporters.days} days.`)
  expect(detail.outcomes).toEqual(['no_action', 'warning', 'suspension'])
  expectFailure(
    await t.as(operator).post(`${url}/resolution`, { outcome: 'hidden', reason: 'x' }),
    409,
    'report.not_hideable',
  )
  await t.as(operator).post(`${url}/resolution`, { outcome: 'no_action', reason: 'A quarrel.' })
  expect(await flagsOf(client)).toEqual([])
})

test('reports do not flag a person any more once the decision they led to was taken back', async () => {
  const { t, operator, flagsOf } = await arrange()
  const client = await t.insertUser()
  for (let count = 0; count < many_reporters.people; count += 1) {
    const caseId = await reportProjectOf(t, client, await insertKnownReporter(t))
    const url = `/api/admin/reports/${caseId}`
    const decided = await t.as(operator).post(`${url}/resolution`, { outcome: 'warning', reason: 'A fee.' })
    if (count > 0) continue
    const reversal = `/api/admin/decisions/${decided.json().decision._id}/reversal`
    expect((await t.as(operator).post(reversal, { reason: 'There was no fee.' })).statusCode).toBe(200)
  }
  expect(await flagsOf(client)).toEqual([])

  await reportProjectOf(t, client, await insertKnownReporter(t))
  expect(await flagsOf(client)).toMatchObject([{ flags: ['many_reporters'] }])
})

test('the same first message to many strangers flags, whatever its case and spaces; different ones do not', async () => {
  const { t, flagsOf } = await arrange()
  const write = async (text: (index: number) => string) => {
    const client = await t.insertUser()
    for (let index = 0; index < same_messages.strangers; index += 1) {
      const freelancer = await t.insertUser()
      const { id } = await t.insertProject({ clientId: client.id })
      await t.insertProposal({ projectId: id, freelancerId: freelancer.id })
      const { _id } = (await t.as(client).post('/api/conversations', { userId: freelancer.id })).json()
      const sent = { clientId: t.newId(), text: text(index) }
      expect((await t.as(client).post(`/api/conversations/${_id}/messages`, sent)).statusCode).toBe(201)
    }
    return client
  }
  const spammer = await write((index) => (index % 2 ? 'Buy followers at my shop' : 'BUY  followers\nat my shop '))
  const recruiter = await write((index) => `I read your proposal number ${index} with joy`)

  expect(await flagsOf(spammer)).toMatchObject([{ flags: ['same_messages'] }])
  expect(await flagsOf(recruiter)).toEqual([])
})

test('one whose reports are found to be no breach again and again is flagged, and their reports weigh nothing', async () => {
  const { t, operator, flagsOf } = await arrange()
  const [reporter, client] = [await insertKnownReporter(t), await t.insertUser()]
  for (let count = 0; count < false_reports.reports; count += 1) {
    expect(await flagsOf(reporter)).toEqual([])
    const caseId = await reportProjectOf(t, client, reporter)
    await t.as(operator).post(`/api/admin/reports/${caseId}/resolution`, { outcome: 'no_action', reason: 'Fine.' })
  }

  expect(await flagsOf(reporter)).toMatchObject([{ flags: ['false_reports'] }])
  const caseId = await reportProjectOf(t, client, reporter)
  expect(await t.value('select weight from report_cases where id = $1', [caseId])).toBe(0)
})

test('messages of people who began few conversations are not read', async () => {
  const t = await startTestApp()
  // Later than what other tests wrote.
  const now = new Date('2099-01-01')
  const [low, high] = [await t.insertUser(), await t.insertUser()].map(({ id }) => id).sort()
  const pair =
    'insert into conversations (low_id, high_id, started_by, started_at) values ($1, $2, $1, $3) returning id'
  const conversation = String(await t.value(pair, [low, high, now]))
  await t.pool.query(
    `insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
      values ($1, 1, 1, $2, 'text', 'A message that is long enough', gen_random_uuid(), now())`,
    [conversation, low],
  )

  const reads = await readsOf(t.url, () => listFlagged(t.db, 'same_messages', now))

  expect(reads.searchesOf('conversations')).toBeGreaterThan(0)
  expect(reads.searchesOf('messages')).toBe(0)
})
