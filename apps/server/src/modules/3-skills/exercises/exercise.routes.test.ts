import type { LessonExercisesView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const lesson = '/api/library/javascript/lessons/values-and-scope/exercises'
const exercise = '/api/library/javascript/exercises/add-prices'
const tried = { answer: 'const total = () => 3', failures: 2, solved: false, ticked: [] }

const read = async (caller: TestApp['anonymous']): Promise<LessonExercisesView> => (await caller.get(lesson)).json()

test('a lesson names its exercises, and anybody can read them whole, but not the wrong programs', async () => {
  const t = await startTestApp()

  const course = (await t.anonymous.get('/api/library/javascript')).json()
  const { exercises, states } = await read(t.anonymous)

  expect(course.lessons[0].exercises).toEqual({
    course: 'javascript',
    list: exercises.map(({ id, kind, title }) => ({ id, kind, title })),
  })
  expect(exercises[0]).toMatchObject({ id: 'add-prices', kind: 'code', start: expect.stringContaining('total') })
  expect(exercises[0]).not.toHaveProperty('wrong')
  expect(states).toEqual([])
})

test('what a person wrote is kept for them alone, and each time replaces what was kept', async () => {
  const t = await startTestApp()
  const [ada, robin] = [await t.insertUser(), await t.insertUser()]

  const first = await t.as(ada).put(exercise, tried)
  await t.as(ada).put(exercise, tried)
  expect(first.json()).toMatchObject({ exerciseId: 'add-prices', ...tried })
  const solved = { answer: 'const total = () => 4', failures: 3, solved: true, ticked: [1] }
  await t.as(ada).put(exercise, solved)

  expect((await read(t.as(ada))).states).toMatchObject([solved])
  expect((await read(t.as(robin))).states).toEqual([])
  expect(await t.value('select count(*)::int from exercise_states')).toBe(1)
})

test('two tabs that keep an exercise first, at the same time, leave one state and one card to review', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  const put = () => t.as(ada).put(exercise, tried)

  const answers = await t.race({ table: 'users', id: ada.id }, [put, put])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await read(t.as(ada))).states).toMatchObject([{ failures: 2 }])
  expect(await t.value('select count(*)::int from review_cards where user_id = $1', [ada.id])).toBe(1)
})

test('only exercises that exist are kept, within limits', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  const put = (body: object, url = exercise) => t.as(ada).put(url, { ...tried, ...body })

  expectFailure(await put({}, '/api/library/javascript/exercises/none-such'), 404, 'exercise.not_found')
  expectFailure(await put({}, '/api/library/react/exercises/add-prices'), 404, 'exercise.not_found')
  expectFailure(await t.anonymous.get('/api/library/react/lessons/none/exercises'), 404, 'exercise.lesson_not_found')
  expect((await put({ answer: 'x'.repeat(20_001) })).json().error).toBe('Answer can be at most 20,000 characters long.')
  for (const body of [{ failures: -1 }, { failures: 101 }, { ticked: [8] }, { solved: 'yes' }, { answer: '\u0000' }]) {
    expect([body, (await put(body)).statusCode]).toEqual([body, 400])
  }
  expect((await put({ answer: '🪚'.repeat(20_000), ticked: [2, 0, 2] })).json()).toMatchObject({ ticked: [0, 2] })
})

test('nothing that an account has earned follows from a solved exercise', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()

  await t.as(ada).put(exercise, { ...tried, solved: true })

  for (const list of ['/api/assessments/results', '/api/assessments/verified', '/api/profile/me/skills']) {
    expect([list, (await t.as(ada).get(list)).json()]).toEqual([list, []])
  }
})
