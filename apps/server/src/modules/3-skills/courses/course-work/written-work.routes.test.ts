import type { CourseEvent, ExerciseStatesView, GeneratedCourseView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { withExercises } from '../../../../testing/ai-course.ts'
import { insertSession, testPassword } from '../../../../testing/builders.ts'
import { readCopy } from '../../../../testing/data-exports.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { startOpenAiServer } from '../../../../testing/openai-server.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const generate = '/api/ai-course/generate'
const prompt = 'How glass is blown'
const tried = { answer: 'const double = (n) => n', ticked: [], failures: 2, solved: false }
type Caller = TestApp['anonymous']

async function startWithProvider() {
  const server = await startOpenAiServer(...withExercises(), ...withExercises())
  const t = await startTestApp({ ai: server.config() })
  return { t, ada: await t.insertUser(), robin: await t.insertUser() }
}

async function startWithCourse() {
  const { t, ada, robin } = await startWithProvider()
  const course = (await t.as(ada).post(generate, { prompt })).json<GeneratedCourseView>()
  return { t, ada, robin, ...workOn(course._id ?? '', course.lessons) }
}

function workOn(courseId: string, lessons: GeneratedCourseView['lessons']) {
  const [first, second] = lessons
  if (!first?.written || !second?.written) throw new Error('no lessons were written')
  const url = `/api/courses/${courseId}`
  const [exerciseId = ''] = first.written.exercises.map(({ exercise }) => exercise.id)
  const body = { writing: first.written.id }
  return {
    ...{ courseId, url, first, second, exerciseId },
    exercise: `${url}/exercises/${exerciseId}`,
    finish: (caller: Caller, step: string, other: object = {}) =>
      caller.put(`${url}/lessons/${first.id}/finished`, { ...body, step, ...other }),
    finishedOf: async (caller: Caller) => (await caller.get(`${url}/work`)).json().finished,
    statesOf: async (caller: Caller) =>
      (await caller.get(`${url}/lessons/${first.id}/exercises`)).json<ExerciseStatesView>().states,
  }
}

const keptRows = (t: TestApp, { id }: { id: string }) =>
  t.value(
    `select (select count(*) from course_work where user_id = $1)::int
      + (select count(*) from exercise_states where user_id = $1)::int`,
    [id],
  )

test('the furthest step and the work on exercises of a course by an AI are there on one’s other device, and nowhere else', async () => {
  const { t, ada, robin, url, first, second, exercise, exerciseId, ...work } = await startWithCourse()
  const phone = t.as({ token: await insertSession(t.deps.database, ada.id) })

  await work.finish(t.as(ada), 'step-2')
  await work.finish(t.as(ada), 'step-1')
  const kept = await t.as(ada).put(exercise, tried)
  await phone.put(`${url}/lessons/${second.id}/finished`, { writing: second.written?.id, step: 'step-1' })

  expect(kept.json()).toMatchObject({ exerciseId, ...tried })
  for (const device of [t.as(ada), phone]) {
    expect(await work.finishedOf(device)).toEqual({ [first.id]: 'step-2', [second.id]: 'step-1' })
    expect(await work.statesOf(device)).toMatchObject([{ exerciseId, ...tried }])
  }
  await phone.put(exercise, { ...tried, answer: '8', solved: true })
  expect(await work.statesOf(t.as(ada))).toMatchObject([{ answer: '8', solved: true }])
  for (const refused of [
    await t.as(robin).get(`${url}/work`),
    await work.finish(t.as(robin), 'step-1'),
    await t.as(robin).get(`${url}/lessons/${first.id}/exercises`),
    await t.as(robin).put(exercise, tried),
  ])
    expect(refused.statusCode).toBe(404)
  expect(await keptRows(t, robin)).toBe(0)
})

test('with its last step a lesson by an AI is done', async () => {
  const { t, ada, url, first, ...work } = await startWithCourse()

  await work.finish(t.as(ada), 'step-4')
  await work.finish(t.as(ada), 'step-4')

  expect((await t.as(ada).get(url)).json().doneLessons).toEqual([first.id])
})

test('steps, lessons and exercises that the course does not have are refused, and leave nothing', async () => {
  const { t, ada, url, first, second, ...work } = await startWithCourse()
  const put = (path: string, body: object) => t.as(ada).put(`${url}/${path}`, body)
  const step = { writing: first.written?.id, step: 'step-1' }

  expectFailure(await work.finish(t.as(ada), 'step-9'), 404, 'course.step_not_found')
  expectFailure(await put(`lessons/none/finished`, step), 404, 'course.lesson_not_found')
  expectFailure(await put(`lessons/${second.id}/finished`, step), 404, 'course.lesson_not_found')
  expectFailure(await put('exercises/none', tried), 404, 'exercise.not_found')
  expectFailure(await t.as(ada).get(`${url}/lessons/none/exercises`), 404, 'course.lesson_not_found')
  expect(await keptRows(t, ada)).toBe(0)
})

test('a kept course of the library has its work in the library', async () => {
  const t = await startTestApp()
  const ada = t.as(await t.insertUser())
  const { _id } = (await ada.put('/api/library/javascript/kept')).json()
  const url = `/api/courses/${_id}`

  expectFailure(await ada.get(`${url}/work`), 404, 'course.not_found')
  const body = { writing: 'any', step: 'step-1' }
  expectFailure(await ada.put(`${url}/lessons/values-and-scope/finished`, body), 404, 'course.not_found')
  expectFailure(await ada.get(`${url}/lessons/values-and-scope/exercises`), 404, 'course.lesson_not_found')
  expectFailure(await ada.put(`${url}/exercises/add-prices`, tried), 404, 'exercise.not_found')
})

test.each([
  { what: 'deleted', end: 'delete', rest: '', code: 'course.not_found' },
  { what: 'written anew', end: 'post', rest: '/regenerate', code: 'course.lesson_not_found' },
] as const)('the work on a course goes when it is $what, and an open page cannot bring it back', async (ending) => {
  const { t, ada, url, exercise, ...work } = await startWithCourse()
  await work.finish(t.as(ada), 'step-4')
  await t.as(ada).put(exercise, tried)
  expect(await keptRows(t, ada)).toBe(2)

  await t.as(ada)[ending.end](`${url}${ending.rest}`)

  expect(await keptRows(t, ada)).toBe(0)
  expectFailure(await work.finish(t.as(ada), 'step-1'), 404, ending.code)
  expectFailure(await t.as(ada).put(exercise, tried), 404, 'exercise.not_found')
  expect(await keptRows(t, ada)).toBe(0)
})

test('an exercise that is kept while its course is deleted leaves nothing', async () => {
  const { t, ada, courseId, url, exercise } = await startWithCourse()
  await t.as(ada).put(exercise, tried)

  const answers = await t.race({ table: 'courses', id: courseId }, [
    () => t.as(ada).delete(url),
    () => t.as(ada).put(exercise, { ...tried, failures: 3 }),
  ])

  expect(answers[0]?.statusCode).toBe(204)
  expect([200, 404]).toContain(answers[1]?.statusCode)
  expect(await keptRows(t, ada)).toBe(0)
})

test('a course that is kept at sign-in takes up the work of its visitor, which nobody kept before', async () => {
  const { t, ada } = await startWithProvider()
  const lines = { headers: { accept: 'application/x-ndjson' } }
  const events = (await t.anonymous.post(generate, { prompt }, lines)).body.trim().split(/\n+/)
  const told = events.map((line): CourseEvent => JSON.parse(line))
  const claim = told.find((event) => event.type === 'claimable')
  if (claim?.type !== 'claimable') throw new Error('no claim')
  const shown = told.flatMap((event) => (event.type === 'lesson' ? [event.lesson] : []))
  const { url, exercise, first, ...work } = workOn(claim._id, shown)
  expect((await work.finish(t.as(ada), 'step-2')).statusCode).toBe(404)

  await t.as(ada).post(`${url}/claim`, { token: claim.token })

  expect((await work.finish(t.as(ada), 'step-2')).statusCode).toBe(200)
  await t.as(ada).put(exercise, tried)
  expect(await work.finishedOf(t.as(ada))).toEqual({ [first.id]: 'step-2' })
  expect(await work.statesOf(t.as(ada))).toMatchObject([tried])
})

test('a copy of one’s data has the work on a course by an AI, and with the account it is deleted', async () => {
  const { t, ada, courseId, first, exercise, exerciseId, ...work } = await startWithCourse()
  await work.finish(t.as(ada), 'step-2')
  await t.as(ada).put(exercise, tried)

  const { part } = await readCopy(t, ada)

  expect(part('course-work')).toMatchObject([{ course: courseId, finishedSteps: { [first.id]: 'step-2' } }])
  expect(part('exercises')).toMatchObject([{ course: courseId, exercise: exerciseId, ...tried }])
  const { statusCode } = await t.as(ada).post('/api/account/deletion', { password: testPassword })
  expect(statusCode).toBeLessThan(300)
  expect(await keptRows(t, ada)).toBe(0)
})
