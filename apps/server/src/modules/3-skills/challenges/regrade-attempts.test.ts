import type { NotificationView, OwnResultView, PublicResultView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { askedIn, challenge, decide, dropQuestion, reason } from '../../../testing/challenges.ts'
import { arrangeCredential, isSuspended, verifyCredential } from '../../../testing/credentials.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { statusListMemoryMs } from '../results/credentials/status-list.rules.ts'
import { regradeAttempts } from './regrade-attempts.ts'

const read = async (t: TestApp, person: { token: string }, { _id }: { _id: string }) =>
  (await t.as(person).get(`/api/assessments/results/${_id}`)).json<OwnResultView>()

const appliedTo = (t: TestApp, { _id }: { _id: string }) =>
  t.value('select count(*) from result_corrections where result_id = $1', [_id])

test('a dropped question does not count: the result fails, its credential is suspended, and its person is told why', async () => {
  // 11 of 15 are 73 %. Without one that was right, 10 of 14 are 71 %; without two, 9 of 13 are 69 %.
  const { t, ines, result, url } = await arrangeCredential({ right: 11 })
  const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)

  await dropQuestion(t, ines, result, 0)
  await t.runJobs()
  const once = await read(t, ines, result)
  expect(once).toMatchObject({ score: 10, totalQuestions: 14, percentage: 71, kind: 'verified' })
  expect(once.review[0]?.correction).toMatchObject({ decision: 'dropped', reason })
  expect(once.concepts.reduce((sum, { total }) => sum + total, 0)).toBe(14)
  expect(once.regradedAt).not.toBeNull()

  t.setClock(new Date(Date.now() + 2 * statusListMemoryMs))
  expect(await isSuspended(t, payload)).toBe(true)
  const renewed = await verifyCredential(t, (await t.anonymous.get(url)).body)
  expect(renewed.payload).toMatchObject({ description: expect.stringContaining('10 of 14') })
  expect(await isSuspended(t, renewed.payload)).toBe(false)

  await dropQuestion(t, ines, result, 1)
  await t.runJobs()
  t.setClock(new Date(Date.now() + 4 * statusListMemoryMs))
  const page = (await t.anonymous.get(`/api/assessments/public/${result._id}`)).json<PublicResultView>()
  expect(page).toMatchObject({ score: 9, totalQuestions: 13, percentage: 69, droppedQuestions: 2, passed: false })
  expect(page).toMatchObject({ kind: 'verified', credential: null, regradedAt: expect.any(String) })
  expect(await isSuspended(t, renewed.payload)).toBe(true)
  t.setClock(undefined)

  const notices = (await t.as(ines).get('/api/notifications')).json<NotificationView[]>().map(({ kind }) => kind)
  expect(notices.filter((kind) => kind === 'result.regraded')).toHaveLength(2)
  expect(notices.filter((kind) => kind === 'challenge.decided')).toHaveLength(2)
  await t.runJobs()
  const mails = (await t.mailsTo(ines.email)).filter(({ subject }) => subject?.endsWith('was regraded'))
  expect(mails.at(0)?.text).toContain(reason)
})

test('whoever had the question is graded again, passes and gets a credential; others keep what they have', async () => {
  const t = await startTestApp()
  const [ana, rui] = [await t.insertUser(), await t.insertUser()]
  const skill = 'C++'
  // The last question is wrong: 10 of 15 are 67 %, 10 of 14 are 71 %.
  const ours = await earnResult(t, ana, { skill, right: 10, onProfile: true })
  const other = await earnResult(t, rui, { skill: 'Python', right: 10 })

  await dropQuestion(t, ana, ours, 14)
  await t.runJobs()

  expect(await read(t, ana, ours)).toMatchObject({ score: 10, totalQuestions: 14, percentage: 71 })
  expect((await t.anonymous.get(`/api/assessments/public/${ours._id}/credential`)).statusCode).toBe(200)
  expect(await read(t, rui, other)).toMatchObject({ score: 10, totalQuestions: 15, regradedAt: null })
  // After the wait of a day: who passes by now need not take it again.
  await t.runJobs(true)
  const kindsOf = async (person: { token: string }) =>
    (await t.as(person).get('/api/notifications')).json<NotificationView[]>().map(({ kind }) => kind)
  expect(await kindsOf(ana)).not.toContain('assessment.retake_open')
  expect(await kindsOf(rui)).toContain('assessment.retake_open')
})

test('another key of a public question regrades those who chose either; a kept one is answered', async () => {
  const t = await startTestApp()
  const [ana, operator] = [await t.insertUser(), await insertOperator(t)]
  const result = await earnResult(t, ana, { skill: 'Digital Marketing', numQuestions: 5, right: 3 })
  const [first, , , , last] = await askedIn(t, result)
  const answer = first?.options.find((_, option) => option !== first.key) ?? ''
  await challenge(t, ana, result, 0, { kind: 'wrong_key' })
  await challenge(t, ana, result, 4)

  await decide(t, operator, last?.item ?? '', { decision: 'kept', questionId: last?.id ?? '', reason: 'It is right.' })
  await decide(t, operator, first?.item ?? '', { decision: 'key_changed', questionId: first?.id ?? '', answer, reason })
  await t.runJobs()

  const regraded = await read(t, ana, result)
  expect(regraded).toMatchObject({ score: 2, totalQuestions: 5 })
  expect(regraded.review[0]).toMatchObject({
    correct: first?.options.indexOf(answer),
    correction: { decision: 'key_changed', reason },
  })
  expect(regraded.review[4]?.correction).toBeNull()
  const { challenges } = (await t.as(ana).get(`/api/assessments/results/${result._id}/challenges`)).json()
  expect(challenges).toMatchObject([{ decision: { decision: 'key_changed' } }, { decision: { decision: 'kept' } }])
})

test('a job that was cut off goes on, and one that runs twice or beside another changes nothing', async () => {
  const t = await startTestApp()
  const people = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const results: OwnResultView[] = []
  for (const person of people) results.push(await earnResult(t, person, { skill: 'React', right: 15 }))
  const [ana, first] = [people[0]!, results[0]!]
  const { item } = await dropQuestion(t, ana, first)
  const had = []
  for (const result of results) if ((await askedIn(t, result)).some((one) => one.item === item)) had.push(result)

  // Of the attempts in the order of the job, the first cannot be written.
  const firstId = String(
    await t.value('select min(attempt_id::text) from assessment_results where id = any($1)', [
      had.map(({ _id }) => _id),
    ]),
  )
  await t.queryAsOwner(`create function break_off() returns trigger language plpgsql as
    $$ begin if new.attempt_id = '${firstId}' then raise 'cut off'; end if; return new; end $$`)
  await t.queryAsOwner(
    'create trigger a_break before update on assessment_results for each row execute function break_off()',
  )
  await expect(t.runJobs()).rejects.toThrow()
  const some = await t.value(
    'select count(*) from result_corrections where correction_id = (select max(id) from item_corrections)',
  )
  await t.queryAsOwner('drop trigger a_break on assessment_results')
  expect(some).toBe(had.length - 1)

  const correctionId = Number(await t.value('select max(id) from item_corrections'))
  const run = () => regradeAttempts(t.deps, { correctionId })
  await t.race({ table: 'assessment_attempts', id: firstId }, [run, run])
  await run()

  for (const result of had) {
    expect(await appliedTo(t, result)).toBe(1)
    expect(await t.value('select grade_version from assessment_results where id = $1', [result._id])).toBe(2)
  }
})

test('with fewer than 12 questions that count it proves nothing: server-graded, its credential suspended, the reason told', async () => {
  const { t, ines, result, url } = await arrangeCredential({ right: 15 })
  for (const position of [0, 1, 2]) await dropQuestion(t, ines, result, position)
  await t.runJobs()
  const enough = await read(t, ines, result)
  expect(enough).toMatchObject({ score: 12, totalQuestions: 12, kind: 'verified' })
  t.setClock(new Date(Date.now() + 2 * statusListMemoryMs))
  const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)
  expect(await isSuspended(t, payload)).toBe(false)

  await dropQuestion(t, ines, result, 3)
  await t.runJobs()
  t.setClock(new Date(Date.now() + 4 * statusListMemoryMs))

  expect(await read(t, ines, result)).toMatchObject({ score: 11, totalQuestions: 11, percentage: 100, kind: 'graded' })
  const page = (await t.anonymous.get(`/api/assessments/public/${result._id}`)).json<PublicResultView>()
  expect(page).toMatchObject({ kind: 'graded', passed: false, credential: null, droppedQuestions: 4 })
  expect(await isSuspended(t, payload)).toBe(true)
  expect((await t.anonymous.get(url)).statusCode).toBe(404)
  t.setClock(undefined)
  await t.runJobs()
  const mails = (await t.mailsTo(ines.email)).filter(({ subject }) => subject?.endsWith('was regraded'))
  expect(mails.at(-1)?.text).toContain('fewer than 12')
})
