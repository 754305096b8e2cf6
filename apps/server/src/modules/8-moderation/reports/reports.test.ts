import {
  type AdminCaseDetailView,
  type AdminCaseView,
  caseWeight,
  type OwnReportView,
  reporterHistory,
  reportsPerDay,
  reviewReleaseMinimumCents,
} from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { pay } from '../../../testing/payments.ts'
import { insertKnownReporter } from '../../../testing/reporters.ts'
import { arrangeCompleted } from '../../../testing/reviews.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'

const report = (kind: string, targetId: string, reason = 'It asks for a fee.') => ({
  ...{ kind, targetId, harm: 'scam', reason },
})

async function saveProfile(t: TestApp, person: { token: string }, bio: string) {
  const { version } = (await t.as(person).get('/api/profile/me')).json()
  const saved = await t.as(person).put('/api/profile/me', { name: 'Vera', title: 'Painter', bio, version })
  expect(saved.statusCode).toBe(200)
}

test('ten reports of one profile are one case, with each version of it once, and each person has one of them', async () => {
  const t = await startTestApp()
  const [person, operator] = [await t.insertUser(), await insertOperator(t)]
  await saveProfile(t, person, 'I take a fee first.')
  const reporters = await Promise.all(Array.from({ length: 10 }, () => t.insertUser()))

  for (const reporter of reporters) {
    expect((await t.as(reporter).post('/api/reports', report('profile', person.id))).statusCode).toBe(201)
    if (reporter === reporters[8]) await saveProfile(t, person, 'I never take a fee.')
  }
  expectFailure(await t.as(reporters[0]!).post('/api/reports', report('profile', person.id)), 409, 'report.already')

  const as = t.as(operator)
  const cases = (await as.get(`/api/admin/reports?person=${person.id}`)).json<AdminCaseView[]>()
  expect(cases).toMatchObject([
    { target: { kind: 'profile', label: 'Vera' }, reports: 10, weight: 0, harms: [{ harm: 'scam', reports: 10 }] },
  ])
  const detail = (await as.get(`/api/admin/reports/${cases[0]?._id}`)).json()
  const bios = detail.snapshots.map(
    ({ parts }: { parts: { label: string; text: string }[] }) => parts.find(({ label }) => label === 'About')?.text,
  )
  expect(bios).toEqual(['I never take a fee.', 'I take a fee first.'])
  expect(detail.list).toHaveLength(10)
})

test('a report of a project keeps the names of its files, which operators can open, and nobody else by the case', async () => {
  const t = await startTestApp()
  const [client, operator] = [await t.insertUser(), await insertOperator(t)]
  const { id } = await t.insertProject({ clientId: client.id })
  await t.as(client).post('/api/project-files', uploadForm(['pay-first.pdf']))
  await t.pool.query('update project_files set project_id = $2, position = 0 where owner_id = $1', [client.id, id])

  await t.as(await t.insertUser()).post('/api/reports', report('project', id))

  const [found] = (await t.as(operator).get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const address = `/api/admin/reports/${found?._id}`
  const { snapshots, attachments } = (await t.as(operator).get(address)).json<AdminCaseDetailView>()
  expect(snapshots[0]?.parts).toContainEqual({ label: 'Files', text: 'pay-first.pdf' })
  const [file] = attachments
  const download = (as = operator, id = file?._id) => t.as(as).get(`${address}/attachments/${id}`)
  expect((await download()).rawPayload).toEqual(samples.pdf)
  const resolution = { outcome: 'hidden', harm: 'scam', reason: 'It takes a fee first.' }
  expect((await t.as(operator).post(`${address}/resolution`, resolution)).statusCode).toBe(200)
  expect((await download()).statusCode).toBe(200)
  expectFailure(await download(operator, id), 404, 'route.not_found')
  expectFailure(await download(client), 404, 'route.not_found')
})

test('the files of a case are those of its project now: not of another, not taken off since, not of another kind', async () => {
  const t = await startTestApp()
  const [client, operator] = [await t.insertUser(), await insertOperator(t)]
  const [reported, other] = [
    await t.insertProject({ clientId: client.id }),
    await t.insertProject({ clientId: client.id }),
  ]
  const uploaded = await t.as(client).post('/api/project-files', uploadForm(['brief.pdf']))
  const [fileId] = uploaded.json().attachments.map(({ _id }: { _id: string }) => _id)
  const attach = (project: { id: string }, position: number | null) =>
    t.pool.query('update project_files set project_id = $2, position = $3, is_agreed = true where id = $1', [
      fileId,
      project.id,
      position,
    ])
  const reporter = t.as(await t.insertUser())
  await saveProfile(t, client, 'I need a logo.')
  await reporter.post('/api/reports', report('project', reported.id))
  await reporter.post('/api/reports', report('profile', client.id))
  const cases = (await t.as(operator).get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const addressOf = (kind: string) => `/api/admin/reports/${cases.find(({ target }) => target.kind === kind)?._id}`
  const download = (kind: string) => t.as(operator).get(`${addressOf(kind)}/attachments/${fileId}`)
  const listed = async () => (await t.as(operator).get(addressOf('project'))).json<AdminCaseDetailView>().attachments

  await attach(reported, 0)
  expect((await download('project')).statusCode).toBe(200)
  expectFailure(await download('profile'), 404, 'route.not_found')
  await attach(reported, null)
  expectFailure(await download('project'), 404, 'route.not_found')
  expect(await listed()).toEqual([])
  await attach(other, 0)
  expectFailure(await download('project'), 404, 'route.not_found')
})

test('a long title is cut between two characters where it names the project that was reported', async () => {
  const t = await startTestApp()
  const [client, reporter] = [await t.insertUser(), await t.insertUser()]
  const { id } = await t.insertProject({ clientId: client.id, title: `A${'😀'.repeat(199)}` })

  const reported = await t.as(reporter).post('/api/reports', report('project', id))

  expect(reported.json().target.label).toBe(`A${'😀'.repeat(119)}`)
})

test('what is not there, or not for them, cannot be reported, nor can what is their own', async () => {
  const t = await startTestApp()
  const [person, stranger] = [await t.insertUser(), await t.insertUser()]
  const { id: projectId } = await t.insertProject({ clientId: person.id })
  const { conversationId, send, client } = await arrangeConversation(t)
  await send(client, 'Only for us two')
  const as = t.as(stranger)

  for (const body of [
    report('profile', person.id),
    report('project', t.newId()),
    report('review', t.newId()),
    report('conversation', conversationId),
    { ...report('message', conversationId), seq: 2 },
  ]) {
    expectFailure(await as.post('/api/reports', body), 404, 'report.target_not_found')
  }
  expectFailure(await t.as(person).post('/api/reports', report('project', projectId)), 403, 'report.own')
  expectFailure(
    await t.as(client).post('/api/reports', { ...report('message', conversationId), seq: 2 }),
    403,
    'report.own',
  )
  expectFailure(await as.post('/api/reports', { ...report('project', projectId), harm: 'x' }), 400, 'request.invalid')
})

test(`a person can make ${reportsPerDay} reports a day, however fast`, async () => {
  const t = await startTestApp()
  const [reporter, client] = [await t.insertUser(), await t.insertUser()]
  const projects = await Promise.all(
    Array.from({ length: reportsPerDay + 1 }, () => t.insertProject({ clientId: client.id })),
  )
  const send = (project: { id: string }) => t.as(reporter).post('/api/reports', report('project', project.id))
  for (const project of projects.slice(2)) expect((await send(project)).statusCode).toBe(201)

  const lock = {
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`reports:${reporter.id}`],
  }
  const answers = await t.raceBehind(
    lock,
    projects.slice(0, 2).map((project) => () => send(project)),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 429])
  await t.pool.query(`update reports set created_at = created_at - interval '25 hours' where reporter_id = $1`, [
    reporter.id,
  ])
  expect((await send(projects[1]!)).statusCode).toBe(201)
})

test('reports of people with a history move a case up; those of new accounts do not', async () => {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  const client = await t.insertUser()
  const older = await t.insertProject({ clientId: client.id, title: 'Older' })
  const newer = await t.insertProject({ clientId: client.id, title: 'Newer' })
  const queue = async () =>
    (await t.as(operator).get(`/api/admin/reports?person=${client.id}`))
      .json<AdminCaseView[]>()
      .map(({ target, reports, weight }) => [target.label, reports, weight])
  const now = Date.now()
  t.setClock(new Date(now - (caseWeight.hours - 1) * 60 * 60 * 1_000))
  await t.as(await t.insertUser()).post('/api/reports', report('project', older.id))
  t.setClock(new Date(now))
  for (let count = 0; count < 3; count += 1) {
    await t.as(await t.insertUser()).post('/api/reports', report('project', newer.id))
  }
  expect(await queue()).toEqual([
    ['Older', 1, 0],
    ['Newer', 3, 0],
  ])

  await t.as(await insertKnownReporter(t)).post('/api/reports', report('project', newer.id))

  expect(await queue()).toEqual([
    ['Newer', 4, 1],
    ['Older', 1, 0],
  ])
})

test('a report that comes while its case is decided opens a new one', async () => {
  const t = await startTestApp()
  const [operator, client] = [await insertOperator(t), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  await t.as(await t.insertUser()).post('/api/reports', report('project', project.id))
  const as = t.as(operator)
  const [found] = (await as.get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const id = String(found?._id)
  const late = await t.insertUser()

  const [resolved, reported] = await t.race({ table: 'report_cases', id }, [
    () => as.post(`/api/admin/reports/${id}/resolution`, { outcome: 'no_action', reason: 'Fine.' }),
    () => t.as(late).post('/api/reports', report('project', project.id)),
  ])

  expect([resolved?.statusCode, reported?.statusCode]).toEqual([200, 201])
  const open = (await as.get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  expect(open).toMatchObject([{ reports: 1 }])
  expect(open[0]?._id).not.toBe(id)
})

test('one who reported reads what came of it, and only their own reports', async () => {
  const t = await startTestApp()
  const [operator, client, reporter] = [await insertOperator(t), await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id, title: 'Pay to start' })
  await t.as(reporter).post('/api/reports', report('project', project.id))
  const [found] = (await t.as(operator).get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const own = async () => (await t.as(reporter).get('/api/reports')).json<OwnReportView[]>()
  expect(await own()).toMatchObject([{ target: { label: 'Pay to start' }, result: null }])

  await t.as(operator).post(`/api/admin/reports/${found?._id}/resolution`, {
    ...{ outcome: 'warning', harm: 'scam', reason: 'You told us about your sick mother, still no fees.' },
  })
  await t.runJobs()

  expect(await own()).toMatchObject([{ result: { isBreach: true } }])
  const told = (await t.as(reporter).get('/api/notifications')).body
  expect(told).toContain('found a breach of the rules and acted on it')
  expect(told).not.toContain('mother')
  expect((await t.as(await t.insertUser()).get('/api/reports')).json()).toEqual([])
})

test('accounts that paid each other with the smallest contracts have no history, nor those whose money went back', async () => {
  const t = await startTestApp()
  const [operator, client] = [await insertOperator(t), await t.insertUser()]
  expect(reporterHistory.releasedUsd * 100).toBe(reviewReleaseMinimumCents)
  const { id } = await t.insertProject({ clientId: client.id })
  const cheap = await arrangeCompleted(t, { bidAmount: reviewReleaseMinimumCents / 100 - 1 })
  const refunded = await arrangeHire(t, { bidAmount: 100 })
  await pay(refunded)
  await endByAgreement(t, refunded, 0)
  const dear = await arrangeCompleted(t, { bidAmount: reviewReleaseMinimumCents / 100 })
  await t.runJobs()
  await t.pool.query("update users set created_at = now() - interval '1 year'")
  const weightAfter = async (person: { token: string }) => {
    expect((await t.as(person).post('/api/reports', report('project', id))).statusCode).toBe(201)
    const [found] = (await t.as(operator).get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
    return found?.weight
  }

  for (const { clientUser, freelancerUser } of [cheap, refunded]) {
    expect([await weightAfter(clientUser), await weightAfter(freelancerUser)]).toEqual([0, 0])
  }
  expect([await weightAfter(dear.clientUser), await weightAfter(dear.freelancerUser)]).toEqual([1, 2])
})
