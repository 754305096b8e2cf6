import type { RecommendedCoursesView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const read = async (caller: TestApp['anonymous']): Promise<RecommendedCoursesView['recommended']> =>
  (await caller.get('/api/recommended-courses')).json().recommended

test('what an assessment says was missed comes first, with the lesson that teaches it', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  await earnResult(t, ada, { skill: 'JavaScript', numQuestions: 5, right: 2 })

  const [first] = await read(t.as(ada))

  expect(first).toMatchObject({
    course: { id: 'javascript' },
    reason: 'missed',
    why: expect.stringMatching(/^You missed “.+”( and \d more concepts?)?\.$/),
    lesson: { lessonId: expect.any(String), title: expect.any(String) },
  })
})

test('of several results in a skill the latest counts, and nobody who did well is sent back', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  await earnResult(t, ada, { skill: 'JavaScript', numQuestions: 5, right: 0 })
  await earnResult(t, ada, { skill: 'JavaScript', numQuestions: 5, right: 5 })

  expect((await read(t.as(ada))).filter(({ reason }) => reason === 'missed')).toEqual([])
})

test('what open projects of others ask for follows, counted', async () => {
  const t = await startTestApp()
  const [ada, client] = [await t.insertUser(), await t.insertUser()]
  for (const requiredSkills of [['Kotlin'], ['kotlin', 'SEO'], ['Blacksmithing']]) {
    await t.insertProject({ clientId: client.id, requiredSkills })
  }
  await t.insertProject({ clientId: ada.id, requiredSkills: ['Ruby'] })
  await t.insertProject({ clientId: client.id, requiredSkills: ['Swift'], status: 'completed' })

  const recommended = await read(t.as(ada))

  expect(recommended.map(({ course, why }) => [course.id, why])).toEqual([
    ['kotlin', expect.stringMatching(/^2 open projects ask for Kotlin\.$/i)],
    ['search-engine-optimization', 'An open project asks for SEO.'],
  ])
})

test('what more clients ask for comes first, and neither suspended clients nor hidden projects count', async () => {
  const t = await startTestApp({ inNewDatabase: true })
  const ada = await t.insertUser()
  const [keen, other] = [await t.insertUser(), await t.insertUser()]
  const [hidden, suspended] = [await t.insertUser(), await t.insertUser()]
  const post = ({ id: clientId }: typeof ada, requiredSkills: string[]) => t.insertProject({ clientId, requiredSkills })
  for (const _ of [1, 2, 3, 4, 5]) await post(keen, ['Docker'])
  for (const client of [keen, other]) await post(client, ['Angular'])
  const { id: targetId } = await post(hidden, ['docker'])
  await hide(t, { reporter: ada, person: hidden, report: { kind: 'project', targetId } })
  await post(suspended, ['Docker'])
  const text = "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)"
  await t.pool.query(text, [suspended.id])

  const reasons = (await read(t.as(ada))).map(({ why }) => why)

  expect(reasons.slice(0, 2)).toEqual(['2 open projects ask for Angular.', '5 open projects ask for Docker.'])
})

test('a course that was read to its end is not recommended for what projects ask for', async () => {
  const t = await startTestApp()
  const [ada, client] = [await t.insertUser(), await t.insertUser()]
  await t.insertProject({ clientId: client.id, requiredSkills: ['Kotlin'] })
  const { _id, lessons } = (await t.as(ada).put('/api/library/kotlin/kept')).json()
  for (const { id } of lessons) await t.as(ada).put(`/api/courses/${_id}/lessons/${id}`, { done: true })

  expect((await read(t.as(ada))).map(({ course }) => course.id)).not.toContain('kotlin')
})
