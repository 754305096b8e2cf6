import {
  type AdminCaseView,
  type AdminDecisionView,
  caseTakenMinutes,
  type DecisionView,
  decisionAppealDays,
  type OperatorActionView,
  type OwnReportView,
} from '@guildhall/contract'
import { expect, test } from 'vitest'
import { readCopy } from '../../../testing/data-exports.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator, makeOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const words = 'Their words are mine alone'

async function arrange() {
  const t = await startTestApp()
  const [client, reporter, second] = [
    await t.insertUser(),
    await t.insertUser(`reporter-${t.newId()}`),
    await t.insertUser(),
  ]
  const { id: projectId } = await t.insertProject({ clientId: client.id, title: 'Data entry' })
  for (const person of [reporter, second]) {
    const report = { kind: 'project', targetId: projectId, harm: 'scam', reason: words }
    expect((await t.as(person).post('/api/reports', report)).statusCode).toBe(201)
  }
  const [operator, other] = [await insertOperator(t), await insertOperator(t)]
  const [found] = (await t.as(operator).get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const caseId = String(found?._id)
  const url = `/api/admin/reports/${caseId}`
  const resolve = (by: { token: string }, outcome = 'hidden') =>
    t.as(by).post(`${url}/resolution`, { outcome, harm: 'scam', reason: 'No fees before work.' })
  const own = async () => (await t.as(client).get('/api/decisions')).json<DecisionView[]>()
  return { t, client, reporter, second, projectId, operator, other, caseId, url, resolve, own }
}

test('the person reads the rule and the reason, and nowhere who reported it', async () => {
  const { t, client, reporter, second, projectId, operator, other, resolve, own } = await arrange()

  await resolve(operator)

  await t.runJobs()
  expect(await own()).toMatchObject([
    {
      ...{ kind: 'hidden', harm: 'scam', reason: 'No fees before work.', mayAppeal: true },
      target: { kind: 'project', _id: projectId, label: 'Data entry' },
    },
  ])
  const mails = await t.mailsTo(client.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Hidden from others: your project “Data entry”'])
  const { entries } = await readCopy(t, client)
  const all = [
    JSON.stringify(await own()),
    JSON.stringify(mails),
    (await t.as(client).get('/api/notifications')).body,
    (await t.as(client).get(`/projects/${projectId}`)).body,
    ...[...entries].map(([, bytes]) => String(bytes)),
  ].join('\n')
  for (const secret of [reporter.id, second.id, reporter.username, words, operator.id, other.id]) {
    expect(all).not.toContain(secret)
  }
})

test('a decision that names no harm has the one that most reports name', async () => {
  const { t, projectId, operator, url, own } = await arrange()
  const report = { kind: 'project', targetId: projectId, harm: 'harassment', reason: words }
  expect((await t.as(await t.insertUser()).post('/api/reports', report)).statusCode).toBe(201)

  const resolution = { outcome: 'warning', reason: 'No fees before work.' }
  expect((await t.as(operator).post(`${url}/resolution`, resolution)).statusCode).toBe(200)

  expect(await own()).toMatchObject([{ kind: 'warning', harm: 'scam' }])
})

test('two operators at once: one decides, and the other is told that it is closed', async () => {
  const { t, operator, other, caseId, resolve, own } = await arrange()

  const answers = await t.race({ table: 'report_cases', id: caseId }, [
    () => resolve(operator, 'warning'),
    () => resolve(other, 'hidden'),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  expect(answers[1]?.json()).toMatchObject({ code: 'report.closed' })
  expect((await own()).map(({ kind }) => kind)).toEqual(['warning'])
})

test('a case that one operator took is theirs until they give it back or their time is over', async () => {
  const { t, operator, other, caseId, url, resolve } = await arrange()
  const take = (by: { token: string }) => t.as(by).post(`${url}/take`)

  const answers = await t.race({ table: 'report_cases', id: caseId }, [() => take(operator), () => take(other)])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  expectFailure(await resolve(other), 409, 'report.taken')
  expect((await t.as(other).get(url)).json()).toMatchObject({ outcomes: [], taken: { isYours: false } })
  const mine = (await t.as(operator).get('/api/admin/reports?mine=true')).json<AdminCaseView[]>()
  expect(mine.map(({ _id }) => _id)).toEqual([caseId])
  await t.as(operator).post(`${url}/release`)
  expect((await take(other)).statusCode).toBe(200)
  t.setClock(new Date(Date.now() + (caseTakenMinutes + 1) * 60_000))
  expect((await resolve(operator)).statusCode).toBe(200)
})

test('one who reported it, or whom it is about, has no part in deciding', async () => {
  const { t, client, reporter, url } = await arrange()
  for (const person of [client, reporter]) {
    await t.pool.query('insert into operators (user_id, added_at) values ($1, now())', [person.id])
    await t.pool.query(
      'insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
      [person.id, Buffer.alloc(8)],
    )
    await t.pool.query('update sessions set second_factor = true where user_id = $1', [person.id])
    const as = t.as(person)
    expectFailure(await as.get(url), 403, 'operator.own_matter')
    expectFailure(await as.post(`${url}/take`), 403, 'operator.own_matter')
    expectFailure(await as.post(`${url}/resolution`, { outcome: 'no_action', reason: 'x' }), 403, 'operator.own_matter')
  }
  const listed = (await t.as(client).get('/api/admin/reports?limit=100')).body
  expect(listed).not.toContain(client.id)
})

test('an appeal: once, in time, by the person, answered by another operator, and logged', async () => {
  const { t, client, reporter, operator, other, projectId, resolve, own } = await arrange()
  await resolve(operator)
  const [decision] = await own()
  const appeal = (by: { token: string }) =>
    t.as(by).post(`/api/decisions/${decision?._id}/appeal`, { text: 'The fee is for a course.' })
  const answer = (by: { token: string }, verdict: string) =>
    t.as(by).post(`/api/admin/decisions/${decision?._id}/answer`, { decision: verdict, reason: 'So it is.' })
  expectFailure(await answer(other, 'keep'), 409, 'decision.no_appeal')
  expectFailure(await appeal(reporter), 404, 'decision.not_found')
  const age = (days: number) =>
    t.pool.query(`update moderation_decisions set decided_at = decided_at - $2 * interval '1 day' where id = $1`, [
      decision?._id,
      days,
    ])
  await age(decisionAppealDays + 1)
  expectFailure(await appeal(client), 409, 'decision.appeal_late')
  await age(-1.1)

  expect((await appeal(client)).json()).toMatchObject({ mayAppeal: false, appeal: 'The fee is for a course.' })

  expectFailure(await appeal(client), 409, 'decision.appealed')
  const waiting = (await t.as(other).get('/api/admin/decision-appeals?limit=100')).json<AdminDecisionView[]>()
  expect(waiting.find(({ _id }) => _id === decision?._id)).toMatchObject({ answerRefusal: null })
  expectFailure(await answer(operator, 'reverse'), 403, 'operator.decided')
  const told = async () => (await t.as(reporter).get('/api/reports')).json<OwnReportView[]>()
  expect(await told()).toMatchObject([{ result: { isBreach: true, isTakenBack: false } }])
  expect((await answer(other, 'reverse')).json()).toMatchObject({ reversalReason: 'So it is.' })
  expect(await told()).toMatchObject([{ result: { isBreach: true, isTakenBack: true } }])
  expectFailure(await answer(other, 'keep'), 409, 'decision.reversed')
  expect((await t.as(reporter).get(`/projects/${projectId}`)).statusCode).toBe(200)
  await t.runJobs()
  expect((await t.mailsTo(client.email)).map(({ subject }) => subject)).toContain('A decision about you was taken back')
  const log = (await t.as(other).get(`/api/admin/log?operator=${other.id}`)).json<OperatorActionView[]>()
  expect(log.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['decision.reversed', 'So it is.'],
    ['decision.appeal_answered', 'So it is.'],
  ])
})

test('one who reported it neither answers the appeal nor takes the decision back, nor reads it', async () => {
  const { t, client, reporter, operator, other, resolve, own } = await arrange()
  await resolve(operator)
  const [decision] = await own()
  const url = `/api/admin/decisions/${decision?._id}`
  await t.as(client).post(`/api/decisions/${decision?._id}/appeal`, { text: 'The fee is for a course.' })
  await makeOperator(t, reporter)
  const listedFor = async (person: { token: string }) =>
    (await t.as(person).get('/api/admin/decision-appeals?limit=100')).json<AdminDecisionView[]>().map(({ _id }) => _id)

  const as = t.as(reporter)
  expectFailure(await as.post(`${url}/answer`, { decision: 'keep', reason: 'I say so.' }), 403, 'operator.own_matter')
  expectFailure(await as.post(`${url}/reversal`, { reason: 'Or not.' }), 403, 'operator.own_matter')
  expect(await listedFor(reporter)).not.toContain(decision?._id)
  expect(await listedFor(other)).toContain(decision?._id)
})

test('the only operator answers the appeal against their own decision, and can keep it', async () => {
  const { t, client, operator, resolve, own } = await arrange()
  await t.pool.query('delete from operators where user_id <> $1', [operator.id])
  await resolve(operator, 'warning')
  const [decision] = await own()
  await t.as(client).post(`/api/decisions/${decision?._id}/appeal`, { text: 'It was a joke.' })

  const answer = { decision: 'keep', reason: 'Not a good one.' }
  const kept = await t.as(operator).post(`/api/admin/decisions/${decision?._id}/answer`, answer)

  expect(kept.json()).toMatchObject({ answer: 'Not a good one.', reversedAt: null })
  expect(await own()).toMatchObject([{ answer: 'Not a good one.', mayAppeal: false }])
})

test('what a former member left behind can be hidden, and nobody can be warned', async () => {
  const { t, client, operator, url, resolve } = await arrange()
  await t.pool.query('update users set deleted_at = now() where id = $1', [client.id])

  expectFailure(await resolve(operator, 'warning'), 404, 'operator.person_not_found')
  expect((await t.as(operator).get(url)).json()).toMatchObject({ standing: null, outcomes: ['no_action', 'hidden'] })
  expect((await resolve(operator, 'hidden')).statusCode).toBe(200)
})
