import type { LearningPathListView, LibraryCourseView } from '@guildhall/contract'
import { expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const progressOf = async (caller: TestApp['anonymous']) => (await caller.get('/api/library/progress')).json().courses

test('anybody reads the learning paths: courses that exist, each with why it comes there', async () => {
  const t = await startTestApp()
  const listed: LibraryCourseView[] = (await t.anonymous.get('/api/library')).json()

  const { paths }: LearningPathListView = (await t.anonymous.get('/api/learning-paths')).json()

  expect(paths.map(({ id }) => id).slice(0, 2)).toEqual(['first-client', 'react-junior'])
  for (const { why, ...course } of paths.flatMap(({ courses }) => courses)) {
    expect(why).not.toBe('')
    expect(listed).toContainEqual(course)
  }
})

test('a course of the library is listed with glyph, level and minutes', async () => {
  const t = await startTestApp()

  const listed: LibraryCourseView[] = (await t.anonymous.get('/api/library')).json()

  expect(listed.find(({ id }) => id === 'react')).toMatchObject({ glyph: 'Re', level: 'All levels', lessonCount: 8 })
  for (const { minutes } of listed) expect(minutes).toBeGreaterThan(15)
})

test('progress counts lessons that were ticked off or finished by steps once, for their reader alone', async () => {
  const t = await startTestApp()
  const [ada, robin] = [await t.insertUser(), await t.insertUser()]
  const { lessons } = (await t.anonymous.get('/api/library/java')).json()
  const [first, second] = lessons
  const { _id } = (await t.as(ada).put('/api/library/java/kept')).json()
  await t.as(ada).put(`/api/courses/${_id}/lessons/${first.id}`, { done: true })
  for (const lesson of [first, second]) {
    const step = lesson.steps.at(-1).id
    await t.as(ada).put(`/api/library/java/lessons/${lesson.id}/finished`, { step })
  }

  expect(await progressOf(t.as(ada))).toEqual([{ id: 'java', doneCount: 2, lessonCount: lessons.length }])
  expect(await progressOf(t.as(robin))).toEqual([])
})

test('a course that is read without being kept is in the progress, too', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  const { lessons } = (await t.anonymous.get('/api/library/math')).json()
  const [first] = lessons
  await t.as(ada).put(`/api/library/math/lessons/${first.id}/finished`, { step: first.steps.at(-1).id })

  expect(await progressOf(t.as(ada))).toEqual([{ id: 'math', doneCount: 1, lessonCount: lessons.length }])
})

test('a course is written once, and everybody gets the same text', async () => {
  const t = await startTestApp()
  const first = await t.anonymous.get('/api/library/java')
  const write = vi.spyOn(JSON, 'stringify')
  const again = await t.anonymous.get('/api/library/java')
  const held = await t.anonymous.get('/api/library/java', undefined, {
    headers: { 'if-none-match': String(first.headers.etag) },
  })

  expect(write.mock.calls.filter(([value]) => value?.courseTitle)).toEqual([])
  expect(again.body).toBe(first.body)
  expect(first.json().courseTitle).toContain('Java')
  expect([held.statusCode, held.body]).toEqual([304, ''])
})

test('a course that the library does not have is not found', async () => {
  const t = await startTestApp()
  const answer = await t.anonymous.get('/api/library/none-such')

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'course.not_found'])
})
