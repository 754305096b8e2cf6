import type { AdminCaseView, AdminPersonView, AppealView, OwnReportView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator, makeOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'

/** A client was reported, suspended for it, and appealed. The reporter has become an operator. */
async function arrange() {
  const t = await startTestApp()
  const [client, reporter] = [await t.insertUser(), await t.insertUser()]
  const [operator, other] = [await insertOperator(t), await insertOperator(t)]
  const { id: targetId } = await t.insertProject({ clientId: client.id })
  await t.as(reporter).post('/api/reports', { kind: 'project', targetId, harm: 'scam', reason: 'A fee.' })
  const [found] = (await t.as(operator).get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const decision = { outcome: 'suspension', harm: 'scam', reason: 'No fees before work.' }
  await t.as(operator).post(`/api/admin/reports/${found?._id}/resolution`, decision)
  const { email } = client
  const again = t.as((await t.anonymous.post('/auth/login', { email, password: 'correct horse' })).json())
  await again.post('/api/account/suspension/appeal', { text: 'The fee is for a course.' })
  await makeOperator(t, reporter)
  const read = async (by: { token: string }) =>
    (await t.as(by).get(`/api/admin/people/${client.id}`)).json<AdminPersonView>().suspensions[0]
  const id = String((await read(operator))?._id)
  const url = `/api/admin/suspensions/${id}`
  const listedFor = async (by: { token: string }) =>
    (await t.as(by).get('/api/admin/appeals?limit=100')).json<AppealView[]>().map(({ _id }) => _id)
  const countedFor = async (by: { token: string }) =>
    Number((await t.as(by).get('/api/admin/appeals?limit=1')).headers['x-total-count'])
  const results = async () =>
    (await t.as(reporter).get('/api/reports')).json<OwnReportView[]>().map((one) => one.result)
  return { t, reporter, operator, other, id, url, read, listedFor, countedFor, results }
}

test('one who reported what led to a suspension neither answers the appeal nor lifts it', async () => {
  const { t, reporter, operator, other, id, url, read, listedFor, countedFor } = await arrange()
  const as = t.as(reporter)

  expectFailure(await as.post(`${url}/answer`, { decision: 'keep', reason: 'I say so.' }), 403, 'operator.own_matter')
  expectFailure(await as.post(`${url}/lift`, { reason: 'Or not.' }), 403, 'operator.own_matter')

  expect(await listedFor(reporter)).not.toContain(id)
  expect(await countedFor(reporter)).toBe((await countedFor(other)) - 1)
  for (const one of [operator, other]) expect(await listedFor(one)).toContain(id)
  expect(await read(reporter)).toMatchObject({ isOwnMatter: true })
  expect(await read(other)).toMatchObject({ isOwnMatter: false, mayAnswer: true })
  expect((await t.as(other).post(`${url}/answer`, { decision: 'keep', reason: 'It is not.' })).statusCode).toBe(200)
})

test.each([
  ['answer', { decision: 'lift', reason: 'So it is.' }, true],
  ['lift', { reason: 'Long enough.' }, false],
] as const)(
  'after the suspension ends by %s, the reporter reads what is true of the decision',
  async (act, body, isTakenBack) => {
    const { t, other, url, results } = await arrange()
    expect(await results()).toMatchObject([{ isBreach: true, isTakenBack: false }])

    await t.as(other).post(`${url}/${act}`, body)

    expect(await results()).toMatchObject([{ isBreach: true, isTakenBack }])
  },
)
