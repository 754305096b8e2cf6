import type { PersonFiguresDetailView, StoriesView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { readCopy } from '../../../testing/data-exports.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangeCompleted, reviewBoth, reviewOf } from '../../../testing/reviews.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const thanks = 'They paid before I had asked'

async function arrange() {
  const t = await startTestApp()
  const praise = `Such ferries nobody else paints: ${t.newId()}`
  const hire = await arrangeCompleted(t, { client: await t.insertUser('Maren'), freelancer: await t.insertUser('Rui') })
  const { client, freelancer, clientUser, freelancerUser, contractId } = hire
  await freelancer.put('/api/profile/me', { name: 'Rui', title: 'Ferry painter', skills: ['painting'], version: 0 })
  const { ofFreelancer } = await reviewBoth(hire, { ofFreelancer: { text: praise }, ofClient: { text: thanks } })
  await t.runJobs()
  const operator = t.as(await insertOperator(t))
  const suspend = async () => {
    const path = `/api/admin/people/${clientUser.id}/suspension`
    const answer = await operator.post(path, { reason: 'Bought reviews.' })
    expect(answer.statusCode, answer.body).toBe(200)
    await t.runJobs()
    return String(answer.json().suspensions[0]._id)
  }
  const read = async (url: string) => (await t.anonymous.get(url)).json()
  const figures = async () => {
    const answer = await read(`/api/profile/${freelancerUser.id}/figures`)
    return (answer as PersonFiguresDetailView).figures
  }
  const profile = `/api/profile/${freelancerUser.id}`
  const publicPages = [
    `${profile}/reviews`,
    `${profile}/figures`,
    profile,
    '/api/success-stories',
    '/api/talent?search=ferry',
  ]
  const readAll = async () =>
    Object.fromEntries(await Promise.all(publicPages.map(async (url) => [url, await read(url)])))
  return {
    t,
    praise,
    client,
    freelancer,
    clientUser,
    freelancerUser,
    contractId,
    ofFreelancer,
    operator,
    suspend,
    figures,
    read,
    readAll,
    profile,
  }
}

test('a review by a suspended person is in no list, count, rating or story, and is back when the suspension is lifted', async () => {
  const { t, praise, freelancer, freelancerUser, contractId, ofFreelancer, operator, suspend, ...a } = await arrange()
  const before = await a.readAll()
  expect(JSON.stringify(before)).toContain(praise)
  expect(await a.figures()).toMatchObject({ reviewCount: 1, reviewedBy: 1, rating: expect.any(Number) })

  const suspensionId = await suspend()

  const list = await t.anonymous.get(`${a.profile}/reviews`)
  expect([list.json(), list.headers['x-total-count']]).toEqual([[], '0'])
  expect(await a.figures()).toMatchObject({ rating: null, reviewCount: 0, reviewedBy: 0 })
  expect(await a.read('/api/talent?search=ferry')).toMatchObject({ people: [{ rating: null, reviewCount: 0 }] })
  expect((await a.read('/api/success-stories')) as StoriesView).toMatchObject({ stories: [], newest: [] })
  for (const [url, answer] of Object.entries(await a.readAll()))
    expect(JSON.stringify(answer), url).not.toContain(praise)
  const received = await freelancer.get('/api/reviews?list=received')
  expect([received.json(), received.headers['x-total-count']]).toEqual([[], '0'])
  expect((await freelancer.get(`/api/contracts/${contractId}/reviews`)).json()).toMatchObject({ theirs: null })
  expectFailure(await freelancer.put(`/api/reviews/${ofFreelancer}/reply`, { text: 'Thanks' }), 404, 'review.not_found')
  // What they wrote about the suspended person is their own and stays.
  expect((await freelancer.get('/api/reviews?list=given')).json()).toMatchObject([{ text: thanks, isHidden: false }])
  for (const [name, bytes] of (await readCopy(t, freelancerUser)).entries) {
    expect(String(bytes), name).not.toContain(praise)
  }
  const report = { kind: 'review', targetId: ofFreelancer, harm: 'spam', reason: 'It was bought.' }
  expectFailure(await freelancer.post('/api/reports', report), 404, 'report.target_not_found')

  await operator.post(`/api/admin/suspensions/${suspensionId}/lift`, { reason: 'They were not bought.' })
  await t.runJobs()

  expect(await a.readAll()).toEqual(before)
})

test('deleting a suspended account does not bring its reviews back, and keeps no reason and no appeal', async () => {
  const { t, praise, clientUser, suspend, operator, figures, readAll } = await arrange()
  const suspensionId = await suspend()
  await operator.post(`/api/admin/suspensions/${suspensionId}/lift`, { reason: 'They were not bought.' })
  await suspend()
  const session = await t.anonymous.post('/auth/login', { email: clientUser.email, password: testPassword })
  const suspended = t.as(session.json())
  const appeal = await suspended.post('/api/account/suspension/appeal', { text: 'My sister wrote them.' })
  expect(appeal.statusCode, appeal.body).toBe(200)

  expect((await suspended.post('/api/account/deletion', { password: testPassword })).statusCode).toBe(204)
  await t.runJobs()

  expect(await figures()).toMatchObject({ rating: null, reviewCount: 0 })
  for (const [url, answer] of Object.entries(await readAll())) expect(JSON.stringify(answer), url).not.toContain(praise)
  const { rows } = await t.pool.query('select * from suspensions where user_id = $1', [clientUser.id])
  expect(rows).toHaveLength(1)
  for (const text of ['Bought', 'sister', 'They were']) expect(JSON.stringify(rows)).not.toContain(text)
  expect((await operator.get('/api/admin/appeals')).json()).toEqual([])
})

test('a review that becomes public while its author is suspended is told once it can be read', async () => {
  const t = await startTestApp()
  const { client, freelancer, clientUser, freelancerUser, contractId } = await arrangeCompleted(t)
  const url = `/api/contracts/${contractId}/review`
  expect((await client.put(url, reviewOf('freelancer'))).statusCode).toBe(200)
  const operator = t.as(await insertOperator(t))
  const suspended = await operator.post(`/api/admin/people/${clientUser.id}/suspension`, { reason: 'Bought reviews.' })

  expect((await freelancer.put(url, reviewOf('client'))).json()).toMatchObject({ theirs: null })
  await t.runJobs()

  const told = async (id: string) =>
    t.value(`select count(*) from notifications where user_id = $1 and kind = 'review.revealed'`, [id])
  expect([await told(freelancerUser.id), await told(clientUser.id)]).toEqual([0, 1])

  const suspensionId = String(suspended.json().suspensions[0]._id)
  await operator.post(`/api/admin/suspensions/${suspensionId}/lift`, { reason: 'They were not bought.' })
  await t.runJobs()
  expect([await told(freelancerUser.id), await told(clientUser.id)]).toEqual([1, 1])
})
