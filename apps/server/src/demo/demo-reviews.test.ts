import type { OwnReviewView, PersonFiguresDetailView, StoriesView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { loadDemo } from './load-demo.ts'

test('the demo has reviews, public and hidden, and figures of its people', async () => {
  const t = await startTestApp()
  await loadDemo(t.deps)
  const idOf = async (name: string) =>
    String(await t.value('select id from users where email = $1', [`${name}@demo.guildhall.example`]))
  const [marenId, ruiId] = [await idOf('maren'), await idOf('rui')]
  const [maren, rui] = await Promise.all([marenId, ruiId].map(async (id) => t.as({ token: await t.insertSession(id) })))

  expect((await rui?.get('/api/reviews/waiting'))?.json()).toHaveLength(1)
  expect((await rui?.get('/api/reviews?list=received'))?.json()).toMatchObject([{ rating: 5, reply: {} }])
  const [hidden] = (await maren?.get('/api/reviews?list=given'))?.json<OwnReviewView[]>() ?? []
  expect(hidden).toMatchObject({ isRevealed: false })
  const { figures, inputs } = (await t.anonymous.get(`/api/profile/${ruiId}/figures`)).json<PersonFiguresDetailView>()
  expect(figures).toMatchObject({ rating: 4.17, completedJobs: 1, completionRate: 50 })
  expect(inputs.rating.ratings).toHaveLength(1)
  const { stories, newest } = (await t.anonymous.get('/api/success-stories')).json<StoriesView>()
  expect([stories.length, newest.length]).toEqual([3, 0])
})

test('the figures of everyone in the demo can be read', async () => {
  const t = await startTestApp()
  await loadDemo(t.deps)
  const { rows } = await t.pool.query<{ id: string; username: string }>('select id, username from users')
  expect(rows.length).toBeGreaterThan(8)
  for (const { id, username } of rows) {
    expect([username, (await t.anonymous.get(`/api/profile/${id}/figures`)).statusCode]).toEqual([username, 200])
  }
})
