import type { OwnReviewView, ReviewView, StoriesView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { arrangeDirectCompleted, reviewBoth } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const title = 'Memoirs of a lighthouse keeper'

test('the title of a direct contract is told to its two sides alone: strangers read its reviews without it', async () => {
  const hire = await arrangeDirectCompleted(t, title)
  await t.runJobs()
  await reviewBoth(hire)
  await t.runJobs()
  const { clientUser, freelancerUser } = hire
  const strangers = [t.anonymous, t.as(await t.insertUser())]
  const urls = [
    `/api/profile/${freelancerUser.id}/reviews`,
    `/api/profile/${clientUser.id}/reviews?side=client`,
    `/api/profile/${freelancerUser.id}/figures`,
    `/api/profile/${freelancerUser.id}`,
    '/api/success-stories',
  ]

  for (const url of urls) {
    for (const stranger of strangers) {
      const answer = await stranger.get(url)
      // People without a profile page are not found there.
      expect(answer.body, url).not.toContain(title)
    }
  }

  const [review] = (await t.anonymous.get(urls[0] ?? '')).json<ReviewView[]>()
  expect(review).toMatchObject({ title: null, rating: 5 })
  const { stories } = (await t.anonymous.get('/api/success-stories')).json<StoriesView>()
  expect(stories[0]).toMatchObject({ title: null, ofFreelancer: { title: null }, ofClient: { title: null } })
  for (const person of [hire.client, hire.freelancer]) {
    for (const list of ['given', 'received']) {
      expect((await person.get(`/api/reviews?list=${list}`)).json<OwnReviewView[]>()).toMatchObject([{ title }])
    }
    expect((await person.get(`/api/contracts/${hire.contractId}/reviews`)).json()).toMatchObject({ title })
  }
})

test('a stranger cannot learn the title of a private project by reporting it', async () => {
  const { projectId } = await arrangeDirectCompleted(t, title)
  const stranger = t.as(await t.insertUser())

  const report = { kind: 'project', targetId: projectId, harm: 'scam', reason: 'What is this?' }
  expectFailure(await stranger.post('/api/reports', report), 404, 'report.target_not_found')
})
