import type { CourseWorkView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const course = '/api/library/javascript'
const lesson = 'values-and-scope'
const finished = `${course}/lessons/${lesson}/finished`
const project = `${course}/project`
const nothing = { finished: {}, project: { steps: [], criteria: [], link: '' } }

type Caller = TestApp['anonymous']
const read = async (caller: Caller): Promise<CourseWorkView> => (await caller.get(`${course}/work`)).json()
const stepsOf = async (caller: Caller): Promise<string[]> => {
  const { lessons } = (await caller.get(course)).json()
  return lessons[0].steps.map(({ id }: { id: string }) => id)
}
const keep = async (caller: Caller) => (await caller.put(`${course}/kept`)).json()

test('a lesson of the library names its steps, which show each paragraph once, and how long it takes', async () => {
  const t = await startTestApp()

  const { lessons, project } = (await t.anonymous.get(course)).json()

  for (const { text, steps, minutes } of lessons) {
    const shown = steps.flatMap(({ paragraphs: [first, last] }: { paragraphs: [number, number] }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    expect(shown).toEqual([...text.split('\n\n').keys()])
    expect(minutes).toBeGreaterThan(2)
    expect(minutes).toBeLessThan(40)
  }
  expect(lessons[0].steps[0]).not.toHaveProperty('concepts')
  expect(project).toEqual({ title: expect.any(String), minutes: expect.any(Number) })
})

test('the furthest step that was finished is kept for its reader alone', async () => {
  const t = await startTestApp()
  const [ada, robin] = [await t.insertUser(), await t.insertUser()]
  const [first, second] = await stepsOf(t.anonymous)

  expect(await read(t.as(ada))).toEqual(nothing)
  expect((await t.as(ada).put(finished, { step: second })).json().finished).toEqual({ [lesson]: second })
  await t.as(ada).put(finished, { step: first })

  expect((await read(t.as(ada))).finished).toEqual({ [lesson]: second })
  expect(await read(t.as(robin))).toEqual(nothing)
  expectFailure(await t.anonymous.get(`${course}/work`), 401, 'session.required')
})

test('a step that the lesson has no more is passed by any other', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  const [first] = await stepsOf(t.anonymous)
  const text = 'insert into course_work (user_id, course_id, finished) values ($1, $2, $3)'
  await t.pool.query(text, [ada.id, 'javascript', { [lesson]: 'dropped' }])

  expect((await t.as(ada).put(finished, { step: first })).json().finished).toEqual({ [lesson]: first })
})

test('when two steps of two lessons are finished at once, both are kept', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  const { lessons } = (await t.anonymous.get(course)).json()
  const [before, one, other] = lessons.map(({ id, steps }: { id: string; steps: { id: string }[] }) => {
    const step = steps[0]?.id
    return { id, step, finish: () => t.as(ada).put(`${course}/lessons/${id}/finished`, { step }) }
  })
  await before.finish()
  const work = { text: 'select 1 from course_work where user_id = $1 for update', values: [ada.id] }

  await t.raceBehind(work, [one.finish, other.finish])

  const finished = Object.fromEntries([before, one, other].map(({ id, step }) => [id, step]))
  expect((await read(t.as(ada))).finished).toEqual(finished)
})

test('with its last step a lesson is done in the kept course, whichever came first', async () => {
  const t = await startTestApp()
  const [before, after, byPrompt] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const step = (await stepsOf(t.anonymous)).at(-1)

  const { _id } = await keep(t.as(before))
  await t.as(before).put(finished, { step })
  await t.as(before).put(finished, { step })
  await t.as(after).put(finished, { step })
  await t.as(byPrompt).put(finished, { step })

  expect((await t.as(before).get(`/api/courses/${_id}`)).json().doneLessons).toEqual([lesson])
  expect((await keep(t.as(after))).doneLessons).toEqual([lesson])
  const made = await t.as(byPrompt).post('/api/ai-course/generate', { prompt: 'Teach me JavaScript' })
  const own = await t.as(byPrompt).get(`/api/courses/${made.json()._id}`)
  expect(own.json()).toMatchObject({ libraryId: 'javascript', doneLessons: [lesson] })
})

test('steps and lessons that do not exist are not kept', async () => {
  const t = await startTestApp()
  const person = await t.insertUser()
  const ada = t.as(person)

  expectFailure(await ada.put(finished, { step: 'none' }), 404, 'course.step_not_found')
  expectFailure(await ada.put(`${course}/lessons/none/finished`, { step: 'none' }), 404, 'course.lesson_not_found')
  expectFailure(await ada.get('/api/library/none/work'), 404, 'course.not_found')
  expectFailure(await ada.get('/api/library/none/project'), 404, 'course.no_project')
  expectFailure(await ada.put('/api/library/none/project', nothing.project), 404, 'course.no_project')
  expect(await t.value('select count(*)::int from course_work where user_id = $1', [person.id])).toBe(0)
})

test('anybody reads the project; what is done of it and its link are kept for their owner', async () => {
  const t = await startTestApp()
  const [ada, robin] = [await t.insertUser(), await t.insertUser()]
  const done = { steps: [0, 2], criteria: [1], link: 'https://example.com/list' }

  expect((await t.anonymous.get(project)).json()).toMatchObject({ brief: expect.any(Array), steps: expect.any(Array) })
  expectFailure(await t.anonymous.put(project, done), 401, 'session.required')
  expect((await t.as(ada).put(project, { ...done, steps: [2, 0, 2, 11] })).json().project).toEqual(done)

  expect((await read(t.as(ada))).project).toEqual(done)
  expect(await read(t.as(robin))).toEqual(nothing)
})

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'ftp://example.com',
  'example.com',
  'https://',
  ' https://example.com',
  'https:example.com',
  'https://a b',
])('the link %j is refused', async (link) => {
  const t = await startTestApp()
  const answer = await t.as(await t.insertUser()).put(project, { steps: [], criteria: [], link })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toBe('Link must be a web address that starts with https://.')
})

test('what a change of the project leaves out stays as it is', async () => {
  const t = await startTestApp()
  const ada = t.as(await t.insertUser())
  const link = 'https://example.com/list'
  await ada.put(project, { steps: [0], criteria: [1], link })

  expect((await ada.put(project, { steps: [0, 2] })).json().project).toEqual({ steps: [0, 2], criteria: [1], link })
  expect((await ada.put(project, { link: '' })).json().project).toEqual({ steps: [0, 2], criteria: [1], link: '' })
})
