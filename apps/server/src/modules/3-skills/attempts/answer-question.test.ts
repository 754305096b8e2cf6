import { describe, expect, test } from 'vitest'
import { arrangeAttempts, keysOf, startAnswered } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import type { SnapshotQuestion } from './attempt.rules.ts'

describe('answering', () => {
  test('keeps the choice, lets it change and be taken back', async () => {
    const { start, answer, read } = await arrangeAttempts()
    const { _id, deadlineAt } = (await start()).json()

    await answer(_id, 0, 3)
    await answer(_id, 4, 0)
    await answer(_id, 4, 1)
    const last = await answer(_id, 0, null)

    expect(last.statusCode).toBe(200)
    expect(last.json()).toEqual({
      answers: [null, null, null, null, 1],
      deadlineAt,
      serverNow: expect.stringMatching(/Z$/),
    })
    expect((await read(_id)).json().answers).toEqual([null, null, null, null, 1])
  })

  test.each(['5', '99', '100', '-1', '1.5', '1e0', 'first', '%00'])(
    'a question %s does not exist',
    async (position) => {
      const { start, answer, read } = await arrangeAttempts()
      const { _id } = (await start()).json()

      expectFailure(await answer(_id, position, 0), 404, 'assessment.question_not_found')

      expect((await read(_id)).json().answers).toEqual(Array(5).fill(null))
    },
  )

  test.each([
    { option: 4, code: 'assessment.option_unknown' },
    { option: 9, code: 'assessment.option_unknown' },
    { option: 10, code: 'request.invalid' },
    { option: -1, code: 'request.invalid' },
    { option: 0.5, code: 'request.invalid' },
    { option: '1', code: 'request.invalid' },
    { option: undefined, code: 'request.invalid' },
  ])('an option $option does not exist', async ({ option, code }) => {
    const { start, answer, read } = await arrangeAttempts()
    const { _id } = (await start()).json()
    await answer(_id, 1, 2)

    expect(expectFailure(await answer(_id, 1, option), 400, code).details?.[0]?.path).toBe('option')

    expect((await read(_id)).json().answers).toEqual([null, 2, null, null, null])
  })

  test('is over at the deadline: refused, and graded with what was kept until then', async () => {
    const { t, ines, answer, read } = await arrangeAttempts()
    const _id = await startAnswered(t, ines, { right: 2, numQuestions: 5 })
    const { deadlineAt } = (await read(_id)).json()
    t.setClock(new Date(deadlineAt))
    const keys = await keysOf(t, _id)

    expectFailure(await answer(_id, 2, keys[2]), 409, 'assessment.time_over')
    expectFailure(await answer(_id, 2, keys[2]), 409, 'assessment.time_over')

    const ended = (await read(_id)).json()
    expect(ended).toMatchObject({ finishedAt: deadlineAt, answers: [keys[0], keys[1], null, null, null] })
    const result = (await t.as(ines).get(`/api/assessments/results/${ended.resultId}`)).json()
    expect(result).toMatchObject({ score: 2, percentage: 40, completedAt: deadlineAt })
  })

  test('after the deadline with an Idempotency-Key is refused, too, and what was kept is graded', async () => {
    const { t, ines, read } = await arrangeAttempts()
    const _id = await startAnswered(t, ines, { right: 2, numQuestions: 5 })
    const { deadlineAt } = (await read(_id)).json()
    t.setClock(new Date(deadlineAt))
    const headers = { 'idempotency-key': 'late' }

    const late = await t.as(ines).put(`/api/assessments/attempts/${_id}/answers/2`, { option: 1 }, { headers })

    expectFailure(late, 409, 'assessment.time_over')
    expect(await t.value('select score from assessment_results where attempt_id = $1', [_id])).toBe(2)
  })

  test('after the finish is refused', async () => {
    const { start, answer, finish } = await arrangeAttempts()
    const { _id } = (await start()).json()
    await finish(_id)

    expectFailure(await answer(_id, 0, 1), 409, 'assessment.attempt_finished')
  })
})

describe('the time of an answer', () => {
  const timesOf = 'select answered_after from assessment_attempts where id = $1'

  test('is when it was last set, from the start on, and goes when the answer is removed', async () => {
    const { t, start, answer } = await arrangeAttempts()
    const { _id, startedAt } = (await start()).json()
    const answerAt = (ms: number, position: number, option: number | null) => {
      t.setClock(new Date(Date.parse(startedAt) + ms))
      return answer(_id, position, option)
    }
    expect(await t.value(timesOf, [_id])).toEqual([null, null, null, null, null])

    await answerAt(1_500, 0, 3)
    await answerAt(4_000, 4, 0)
    await answerAt(20_250, 0, 1)
    await answerAt(30_000, 2, 1)
    await answerAt(31_000, 2, null)

    expect(await t.value(timesOf, [_id])).toEqual([20_250, null, null, null, 4_000])
  })

  test('is kept, too, in an attempt that was started without any', async () => {
    const { t, start, answer } = await arrangeAttempts()
    const { _id, startedAt } = (await start()).json()
    await t.pool.query('update assessment_attempts set answered_after = null where id = $1', [_id])

    t.setClock(new Date(Date.parse(startedAt) + 700))
    await answer(_id, 3, 1)

    expect(await t.value(timesOf, [_id])).toEqual([null, null, null, 700, null])
  })
})

describe('the key', () => {
  test('is in no answer before the finish, nor is anything that tells it', async () => {
    const { t, ines, start, answer, read } = await arrangeAttempts()
    await t.as(ines).put('/api/profile/me', {})
    const started = await start({ numQuestions: 20 })
    const { _id } = started.json()
    const answers = [
      started,
      await start(),
      await answer(_id, 0, 1),
      await read(_id),
      await answer(_id, 0, 4),
      await start({ skill: 'Python' }),
      ...(await Promise.all(
        ['/api/assessments', '/api/assessments/results', '/api/quizzes', '/api/profile/me'].map((url) =>
          t.as(ines).get(url),
        ),
      )),
      await t.anonymous.get(`/api/profile/${ines.id}`),
    ]
    const asked = await t.value('select questions from assessment_attempts where id = $1', [_id])
    const sealed = asked as SnapshotQuestion[]

    expect(sealed).toHaveLength(20)
    for (const { body } of answers) {
      expect(namesIn(JSON.parse(body)).filter((name) => telling.test(name))).toEqual([])
      for (const { id, explanation, template } of sealed) {
        expect(body).not.toContain(id)
        expect(body).not.toContain(template?.id)
        expect(body).not.toContain(JSON.stringify(explanation).slice(1, -1))
      }
    }
  })

  test('stands in every place: shuffled for each attempt', async () => {
    const { t, ines } = await arrangeAttempts()
    const keys = await keysOf(t, await startAnswered(t, ines, { numQuestions: 20 }))

    // Twenty shuffled questions share two positions with a probability of one in fifty thousand.
    expect(new Set(keys).size).toBeGreaterThan(2)
  })
})

const telling =
  /^(key|answer|correct|chosen|explanation|concept|concepts|id|run|template|parameters|misconceptions|answeredAfter)$/

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [] : Object.keys(value)
  return [...names, ...Object.values(value).flatMap(namesIn)]
}
