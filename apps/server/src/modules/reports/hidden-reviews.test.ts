import type { AdminCaseDetailView, AdminCaseView, ContractReviewsView, ReviewView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire } from '../../testing/contracts.ts'
import { expectFailure } from '../../testing/expect-failure.ts'
import { insertOperator } from '../../testing/operators.ts'
import { pay } from '../../testing/payments.ts'
import { startTestApp } from '../../testing/test-app.ts'

const ofFreelancer = {
  rating: 1,
  aspects: { quality: 1, communication: 1, timeliness: 1 },
  text: 'They live at 4 Quay Street. Go and tell them.',
}
const ofClient = { rating: 5, aspects: { clarity: 5, communication: 5, payment: 5 }, text: 'Pays on the day.' }

async function arrangeReviewed() {
  const t = await startTestApp()
  const hire = await arrangeHire(t, { bidAmount: 100 })
  await hire.freelancer.put('/api/profile/me', { name: 'Rui' })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  const url = `/api/contracts/${hire.contractId}`
  await hire.client.put(`${url}/review`, ofFreelancer)
  const seenBy = async (side: 'client' | 'freelancer') =>
    (await hire[side].get(`${url}/reviews`)).json<ContractReviewsView>()
  const reviewId = (await seenBy('client')).own?._id ?? ''
  const report = () => ({ kind: 'review', targetId: reviewId, harm: 'private_data', reason: 'It gives my address.' })
  return { t, hire, url, seenBy, report, reviewId }
}

test('a review can be reported once it is public, by everyone but its author', async () => {
  const { t, hire, url, report } = await arrangeReviewed()
  const { freelancer, client } = hire
  expectFailure(await freelancer.post('/api/reports', report()), 404, 'report.target_not_found')

  await freelancer.put(`${url}/review`, ofClient)

  expect((await freelancer.post('/api/reports', report())).statusCode).toBe(201)
  expectFailure(await client.post('/api/reports', report()), 403, 'report.own')
  const as = t.as(await insertOperator(t))
  const [found] = (await as.get(`/api/admin/reports?person=${hire.clientUser.id}`)).json<AdminCaseView[]>()
  const detail = (await as.get(`/api/admin/reports/${found?._id}`)).json()
  expect(detail.snapshots[0].parts).toEqual(
    expect.arrayContaining([{ label: 'Review', text: ofFreelancer.text }]),
  )
})

test('a hidden review is shown to its author alone and counts in no rating, until it is shown again', async () => {
  const { t, hire, url, seenBy, report, reviewId } = await arrangeReviewed()
  const { freelancer, client, freelancerUser, clientUser } = hire
  await freelancer.put(`${url}/review`, ofClient)
  await freelancer.post('/api/reports', report())
  await t.runJobs()
  const rating = async () => (await t.anonymous.get(`/api/profile/${freelancerUser.id}`)).json().rating
  const shown = async () => {
    const list = await t.anonymous.get(`/api/profile/${freelancerUser.id}/reviews`)
    return {
      onProfile: list.json<ReviewView[]>().length,
      total: list.headers['x-total-count'],
      toSubject: (await seenBy('freelancer')).theirs?._id,
      received: (await freelancer.get('/api/reviews?list=received')).json<ReviewView[]>().length,
      inStories: (await t.anonymous.get('/api/success-stories')).body.includes(reviewId),
    }
  }
  const before = await shown()
  const low = await rating()
  expect(before).toEqual({ onProfile: 1, total: '1', toSubject: reviewId, received: 1, inStories: true })

  const as = t.as(await insertOperator(t))
  const [found] = (await as.get(`/api/admin/reports?person=${clientUser.id}`)).json<AdminCaseView[]>()
  const resolution = { outcome: 'hidden', harm: 'private_data', reason: 'It names an address.' }
  const hidden = await as.post(`/api/admin/reports/${found?._id}/resolution`, resolution)
  expect(hidden.statusCode, hidden.body).toBe(200)
  await t.runJobs()

  expect(await shown()).toEqual({ onProfile: 0, total: '0', toSubject: undefined, received: 0, inStories: false })
  expect(await rating()).not.toBe(low)
  expectFailure(await freelancer.put(`/api/reviews/${reviewId}/reply`, { text: 'No.' }), 404, 'review.not_found')
  expect((await seenBy('client')).own).toMatchObject({ _id: reviewId, text: ofFreelancer.text })
  expect((await client.get('/api/reviews?list=given')).json()).toHaveLength(1)

  const { decision } = hidden.json<AdminCaseDetailView>()
  await as.post(`/api/admin/decisions/${decision?._id}/reversal`, { reason: 'The address is that of the studio.' })
  await t.runJobs()

  expect(await shown()).toEqual(before)
  expect(await rating()).toBe(low)
})

test('the review of a direct contract is public without its title, which its two sides still read', async () => {
  const { t, hire, url, seenBy } = await arrangeReviewed()
  await hire.freelancer.put(`${url}/review`, ofClient)
  const title = 'Quiet xylographs'
  await t.pool.query('update contracts set title = $2 where id = $1', [hire.contractId, title])
  const anyone = async () => {
    const urls = [`/api/profile/${hire.freelancerUser.id}/reviews`, '/api/success-stories']
    return (await Promise.all(urls.map((path) => t.anonymous.get(path)))).map(({ body }) => body.includes(title))
  }
  expect(await anyone()).toEqual([true, true])

  await t.pool.query('update projects set is_private = true where id = $1', [hire.projectId])

  expect(await anyone()).toEqual([false, false])
  expect((await seenBy('freelancer')).theirs).toMatchObject({ title })
})
