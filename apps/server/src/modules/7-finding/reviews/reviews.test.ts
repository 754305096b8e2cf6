import {
  type ContractReviewsView,
  type NotificationView,
  type OwnReviewView,
  type PersonFiguresDetailView,
  type PublicProfileView,
  type ReviewBody,
  type ReviewView,
  reviewReleaseMinimumCents,
} from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { pay } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { revealReviewsJob } from './shared/review.jobs.ts'
import { reviewPersonalTables } from './shared/review.personal-data.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const ofFreelancer: ReviewBody = {
  rating: 5,
  aspects: { quality: 5, communication: 4, timeliness: 5 },
  text: 'Delivered early, and it works.',
}
const ofClient: ReviewBody = {
  rating: 4,
  aspects: { clarity: 3, communication: 5, payment: 5 },
  text: 'Pays on the day.',
}

async function arrangeCompleted(parties: Parameters<typeof arrangeHire>[1] = {}) {
  const hire = await arrangeHire(t, { bidAmount: 100, ...parties })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  return reviewing(hire)
}

function reviewing(hire: Hire) {
  const url = `/api/contracts/${hire.contractId}`
  return {
    ...hire,
    clientWrites: (body: object = ofFreelancer) => hire.client.put(`${url}/review`, body),
    freelancerWrites: (body: object = ofClient) => hire.freelancer.put(`${url}/review`, body),
    seenBy: async (side: 'client' | 'freelancer') =>
      (await hire[side].get(`${url}/reviews`)).json<ContractReviewsView>(),
  }
}

async function letPass(contractId: string, days: number) {
  await t.pool.query(`update contracts set ended_at = now() - make_interval(days => $2) where id = $1`, [
    contractId,
    days,
  ])
  const reveal = 'update reviews set revealed_at = now() + make_interval(days => 14 - $2::int) where contract_id = $1'
  await t.pool.query(reveal, [contractId, days])
}

test('both sides review a completed contract; the second review makes both public, with rating and notifications', async () => {
  const hire = await arrangeCompleted()
  await hire.freelancer.put('/api/profile/me', { name: 'Rui', rating: 5 })
  await t.runJobs()

  expect((await hire.clientWrites()).json()).toMatchObject({ side: 'freelancer', theirs: null, own: { rating: 5 } })
  expect((await hire.freelancerWrites()).json()).toMatchObject({ mayWrite: false, theirs: { isRevealed: true } })
  await t.runJobs()

  const { id } = hire.freelancerUser
  const list = await t.anonymous.get(`/api/profile/${id}/reviews`)
  expect(list.headers['x-total-count']).toBe('1')
  expect(list.json<ReviewView[]>()).toMatchObject([{ ...ofFreelancer, side: 'freelancer', reply: null }])
  const { figures, inputs } = (await t.anonymous.get(`/api/profile/${id}/figures`)).json<PersonFiguresDetailView>()
  // (5 × 4 + 5) / (5 + 1)
  expect(figures).toMatchObject({ rating: 4.17, reviewCount: 1, completedJobs: 1, completionRate: 100 })
  expect(inputs.rating.ratings).toEqual([{ by: hire.clientUser.id, mean: 5, weight: 1, reviews: 1 }])
  const profile = (await t.anonymous.get(`/api/profile/${id}`)).json<PublicProfileView>()
  expect(profile).toMatchObject({ rating: 4.17, selfReported: ['earnings'] })
  const told = (await hire.freelancer.get('/api/notifications')).json<NotificationView[]>().map(({ kind }) => kind)
  expect(told).toEqual(expect.arrayContaining(['review.asked', 'review.revealed']))
})

test('a hidden review shows nowhere: not to the other side, in lists, counts, figures, copies or notifications', async () => {
  const hire = await arrangeCompleted()
  const { freelancer, freelancerUser } = hire
  await freelancer.put('/api/profile/me', { name: 'Rui' })
  await t.runJobs()
  const everything = async () => {
    const urls = [
      `/api/contracts/${hire.contractId}/reviews`,
      `/api/contracts/${hire.contractId}`,
      '/api/reviews?list=received',
      '/api/reviews?list=given',
      '/api/reviews/waiting',
      '/api/profile/me',
      `/api/profile/${freelancerUser.id}`,
      `/api/profile/${freelancerUser.id}/reviews`,
      `/api/profile/${freelancerUser.id}/figures`,
      '/api/notifications',
      '/api/success-stories',
    ]
    const answers = await Promise.all(urls.map((url) => freelancer.get(url)))
    return answers.map(({ headers, body }) => ({ body, total: headers['x-total-count'], etag: headers.etag }))
  }
  const before = await everything()
  const mails = await t.mailsTo(freelancerUser.email)

  await hire.clientWrites()
  await t.runJobs()

  expect(await everything()).toEqual(before)
  expect(await t.mailsTo(freelancerUser.email)).toEqual(mails)
  await letPass(hire.contractId, 11)
  await t.runJobs(true)
  await t.runJobs()
  const [reminder] = (await freelancer.get('/api/notifications')).json<NotificationView[]>()
  expect(reminder?.kind).toBe('review.time_near')
  expect((await hire.client.get('/api/notifications')).body).not.toContain('review.time_near')
  await letPass(hire.contractId, 14)
  expect((await hire.seenBy('freelancer')).theirs).toMatchObject({ rating: 5, isRevealed: true })
  expectFailure(await hire.freelancerWrites(), 409, 'review.time_over')
  expectFailure(await hire.clientWrites({ ...ofFreelancer, rating: 1 }), 409, 'review.public')
  await t.deps.jobs.add(t.db, revealReviewsJob, { contractId: hire.contractId })
  await t.runJobs()
  expect((await freelancer.get('/api/notifications')).body).toContain('review.revealed')
  expect((await freelancer.get(`/api/profile/${freelancerUser.id}/figures`)).json().figures.rating).toBe(4.17)
})

test('a copy of one’s data has own reviews, and those of others once they are public', async () => {
  const hire = await arrangeCompleted()
  const parts = reviewPersonalTables[0]?.export
  const where = Array.isArray(parts) ? parts.find(({ name }) => name === 'reviews-received')?.where : undefined
  const received = async () =>
    Number(await t.value(`select count(*) from reviews r where ${where}`, [hire.freelancerUser.id]))

  await hire.clientWrites()
  expect(await received()).toBe(0)
  await hire.freelancerWrites()
  expect(await received()).toBe(1)
})

test('a review can be changed until it is public, and has one row for each side, whoever is faster', async () => {
  const hire = await arrangeCompleted()

  const answers = await t.race({ table: 'contracts', id: hire.contractId }, [
    () => hire.clientWrites(),
    () => hire.clientWrites({ ...ofFreelancer, rating: 2 }),
    () => hire.freelancerWrites(),
    () => hire.clientWrites({ ...ofFreelancer, rating: 1 }),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 409])
  expect((await hire.seenBy('freelancer')).theirs).toMatchObject({ rating: 2 })
  expect(await t.value('select count(*) from reviews where contract_id = $1', [hire.contractId])).toBe(2)
  const change = t.pool.query('update reviews set rating = 5 where contract_id = $1', [hire.contractId])
  await expect(change).rejects.toThrow('a public review cannot be changed')
})

test('a change at the moment both become public is refused, also while the clock of the server is behind', async () => {
  const { contractId, clientWrites, seenBy } = await arrangeCompleted()
  expect((await clientWrites()).statusCode).toBe(200)
  await letPass(contractId, 14)
  t.setClock(new Date(Date.now() - 60 * 60 * 1_000))
  const late = await clientWrites({ ...ofFreelancer, text: 'Too late.' }).finally(() => t.setClock(undefined))

  expectFailure(late, 409, 'review.public')
  expect((await seenBy('client')).own?.text).toBe(ofFreelancer.text)
})

test('only contracts of which enough was released can be reviewed, however they ended', async () => {
  const running = reviewing(await arrangeHire(t, { bidAmount: 100 }))
  expectFailure(await running.clientWrites(), 409, 'review.not_ended')

  const refunded = reviewing(await arrangeHire(t, { bidAmount: 100 }))
  await pay(refunded)
  await endByAgreement(t, refunded, 0)
  expectFailure(await refunded.clientWrites(), 409, 'review.too_little_released')

  const split = reviewing(await arrangeHire(t, { bidAmount: 100 }))
  await pay(split)
  await endByAgreement(t, split, reviewReleaseMinimumCents / 100)
  expect((await split.clientWrites()).statusCode).toBe(200)
  expect((await split.freelancer.get('/api/reviews/waiting')).json()).toMatchObject([{ contractId: split.contractId }])
})

test('the aspects are those of the side that is reviewed', async () => {
  const hire = await arrangeCompleted()
  expectFailure(await hire.clientWrites({ ...ofFreelancer, aspects: ofClient.aspects }), 400, 'review.aspects')
  expectFailure(
    await hire.clientWrites({ ...ofFreelancer, aspects: { ...ofFreelancer.aspects, clarity: 5 } }),
    400,
    'review.aspects',
  )
  expect((await hire.clientWrites({ ...ofFreelancer, rating: 6 })).statusCode).toBe(400)
  expect((await hire.clientWrites({ ...ofFreelancer, text: ' ' })).statusCode).toBe(400)
})

test('the person who was reviewed replies once, when it is public; its author is told', async () => {
  const hire = await arrangeCompleted()
  await hire.clientWrites()
  const { own } = await hire.seenBy('client')
  const reply = (text: string, by: 'client' | 'freelancer' = 'freelancer') =>
    hire[by].put(`/api/reviews/${own?._id}/reply`, { text })
  expectFailure(await reply('Thank you!'), 404, 'review.not_found')
  await hire.freelancerWrites()

  expectFailure(await reply('I reply to myself.', 'client'), 403, 'review.not_about_you')
  const replies = await t.race({ table: 'reviews', id: own?._id ?? '' }, [
    () => reply('Thank you!'),
    () => reply('Thank you!'),
    () => reply('Once more'),
  ])

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409])
  expect((await hire.freelancer.get('/api/reviews?list=received')).json<OwnReviewView[]>()).toMatchObject([
    { reply: { text: 'Thank you!' }, mayReply: false },
  ])
  expect((await hire.client.get('/api/notifications')).body).toContain('review.replied')
})
