import { describe, expect, test } from 'vitest'
import { keysOf, startAnswered } from '../../../testing/assess.ts'
import { sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { sweepAttempts } from './finish-attempt.ts'

const attempts = '/api/assessments/attempts'

async function arrange() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const start = (skill: string) => () => t.as(ines).post(attempts, { skill, numQuestions: 5 })
  const finish = (id: string) => () => t.as(ines).post(`${attempts}/${id}/finish`)
  const answer = (id: string, position: number, option: number) => () =>
    t.as(ines).put(`${attempts}/${id}/answers/${position}`, { option })
  const results = (id: string) => t.value('select count(*) from assessment_results where attempt_id = $1', [id])
  return { t, ines, start, finish, answer, results }
}

describe('starts that race', () => {
  test('of the same assessment make one attempt, and all get it', async () => {
    const { t, ines, start } = await arrange()

    const responses = await t.race(
      { table: 'users', id: ines.id },
      Array.from({ length: 5 }, () => start('JavaScript')),
    )

    expect(sortedStatuses(responses)).toEqual([200, 200, 200, 200, 201])
    expect(new Set(responses.map((response) => response.json()._id)).size).toBe(1)
    expect(await t.value('select count(*) from assessment_attempts where user_id = $1', [ines.id])).toBe(1)
  })

  test('of different assessments leave one open', async () => {
    const { t, ines, start } = await arrange()

    const responses = await t.race({ table: 'users', id: ines.id }, [
      start('JavaScript'),
      start('Python'),
      start('PHP'),
    ])

    expect(sortedStatuses(responses)).toEqual([201, 409, 409])
    expect(await t.value('select count(*) from assessment_attempts where user_id = $1', [ines.id])).toBe(1)
  })
})

describe('an attempt that is handed in', () => {
  test('by twenty clicks at once is graded once', async () => {
    const { t, ines, finish, results } = await arrange()
    const id = await startAnswered(t, ines, { right: 3 })

    const responses = await t.race(
      { table: 'assessment_attempts', id },
      Array.from({ length: 20 }, () => finish(id)),
    )

    expect(sortedStatuses(responses)).toEqual(Array(20).fill(200))
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(await results(id)).toBe(1)
  })

  test('and swept at the same moment is graded once', async () => {
    const { t, ines, finish, results } = await arrange()
    const id = await startAnswered(t, ines, { right: 3 })
    t.setClock(new Date(Date.now() + 60 * 60 * 1_000))
    const sweep = () => sweepAttempts(t.deps)

    await t.race<unknown>({ table: 'assessment_attempts', id }, [sweep, finish(id), sweep])

    expect(await results(id)).toBe(1)
  })

  test('before an answer that waits beside it refuses that answer', async () => {
    const { t, ines, finish, answer } = await arrange()
    const id = await startAnswered(t, ines, { right: 2 })
    const [, , key = 0] = await keysOf(t, id)

    const [finished, late] = await t.race({ table: 'assessment_attempts', id }, [finish(id), answer(id, 2, key)])

    expect(finished?.json().score).toBe(2)
    expect([late?.statusCode, late?.json().code]).toEqual([409, 'assessment.attempt_finished'])
    expect(await t.value('select answers[3] from assessment_attempts where id = $1', [id])).toBeNull()
  })

  test('after an answer that waits beside it counts that answer', async () => {
    const { t, ines, finish, answer } = await arrange()
    const id = await startAnswered(t, ines, { right: 2 })
    const [, , key = 0] = await keysOf(t, id)

    const [kept, finished] = await t.race({ table: 'assessment_attempts', id }, [answer(id, 2, key), finish(id)])

    expect(kept?.statusCode).toBe(200)
    expect(finished?.json().score).toBe(3)
  })

  test('before a start that waits beside it is not opened again: the start makes a new one', async () => {
    const { t, ines, finish, start } = await arrange()
    const id = await startAnswered(t, ines, { numQuestions: 5 })

    const [, started] = await t.race({ table: 'assessment_attempts', id }, [finish(id), start('JavaScript')])

    expect(started?.statusCode).toBe(201)
    expect(started?.json()).toMatchObject({ attemptNumber: 2, finishedAt: null })
  })

  test('answers to different questions at once are all kept', async () => {
    const { t, ines, answer } = await arrange()
    const id = await startAnswered(t, ines, { numQuestions: 5 })
    const positions = [0, 1, 2, 3, 4]

    await t.race(
      { table: 'assessment_attempts', id },
      positions.map((position) => answer(id, position, position % 4)),
    )

    expect(await t.value('select answers from assessment_attempts where id = $1', [id])).toEqual([0, 1, 2, 3, 0])
  })
})
