import { hourMs, ownResultView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { arrangeAttempts, earnResult, keysOf, startAnswered } from '../../../testing/assess.ts'
import { recordStatements, unpreparedOf } from '../../../testing/request-costs.ts'
import { sweepAttempts } from './finish-attempt.ts'

const attempts = '/api/assessments/attempts'

describe('finishing', () => {
  test('grades once, and shows each question with the right option and why', async () => {
    const { t, ines, answer, finish } = await arrangeAttempts()
    const _id = await startAnswered(t, ines, { right: 3, numQuestions: 5 })
    const keys = await keysOf(t, _id)
    const wrong = ((keys[4] ?? 0) + 1) % 4
    await answer(_id, 4, wrong)
    const now = new Date(Date.now() + 60_000)
    t.setClock(now)

    const finished = await finish(_id)

    expect(finished.statusCode).toBe(200)
    const result = ownResultView.strict().parse(finished.json())
    expect(result).toMatchObject({
      skill: 'JavaScript',
      score: 3,
      totalQuestions: 5,
      percentage: 60,
      status: 'Intermediate',
      kind: 'unverified',
      source: 'bank',
      attemptNumber: 1,
      onProfile: false,
      completedAt: now.toISOString(),
      retakeAt: now.toISOString(),
    })
    expect(result.review.map(({ chosen }) => chosen)).toEqual([...keys.slice(0, 3), null, wrong])
    expect(result.review.map(({ correct }) => correct)).toEqual(keys)
    for (const { explanation } of result.review) expect(explanation).not.toBe('')
    expect(result.concepts.reduce((sum, { total }) => sum + total, 0)).toBe(5)
    expect(result.concepts.reduce((sum, { correct }) => sum + correct, 0)).toBe(3)
  })

  test('a second time, later, gives the very same result', async () => {
    const { t, ines, finish } = await arrangeAttempts()
    const _id = await startAnswered(t, ines, { right: 1 })
    const first = (await finish(_id)).json()
    t.setClock(new Date(Date.now() + hourMs))

    expect((await finish(_id)).json()).toEqual(first)
    expect(await t.value('select count(*) from assessment_results where user_id = $1', [ines.id])).toBe(1)
  })

  test('after the deadline counts as ended then', async () => {
    const { t, start, finish } = await arrangeAttempts()
    const { _id, deadlineAt } = (await start()).json()
    t.setClock(new Date(Date.parse(deadlineAt) + hourMs))

    expect((await finish(_id)).json()).toMatchObject({ score: 0, completedAt: deadlineAt })
  })

  test('later changes of the bank change nothing: the attempt has its own copy', async () => {
    const { t, ines, finish } = await arrangeAttempts()
    const _id = await startAnswered(t, ines, { skill: 'Graphic Design', right: 15 })
    t.deps.bank = {
      questionsOf: () => ({ practice: [], sealed: [] }),
      ownQuestionsOf: () => [],
      ownTemplatesOf: () => [],
    }

    expect((await finish(_id)).json()).toMatchObject({ score: 15, percentage: 100, status: 'Expert' })
  })

  test.each(['the next look', 'the overview', 'the next start', 'housekeeping'])(
    'an attempt whose time is over is graded by %s',
    async (by) => {
      const { t, ines, start, read } = await arrangeAttempts()
      const _id = await startAnswered(t, ines, { right: 4 })
      t.setClock(new Date(Date.now() + hourMs))

      if (by === 'the next look') await read(_id)
      if (by === 'the overview') await t.as(ines).get('/api/assessments')
      if (by === 'the next start') expect((await start({ skill: 'Python' })).statusCode).toBe(201)
      if (by === 'housekeeping') await sweepAttempts(t.deps)

      expect(await t.value('select score from assessment_results where attempt_id = $1', [_id])).toBe(4)
    },
  )

  test('housekeeping leaves alone what still has time', async () => {
    const { t, start } = await arrangeAttempts()
    const { _id } = (await start()).json()

    await sweepAttempts(t.deps)

    expect(await t.value('select finished_at from assessment_attempts where id = $1', [_id])).toBeNull()
  })
})

describe('a stranger', () => {
  test('gets the same response as for an unknown id, and changes nothing', async () => {
    const { t, ines } = await arrangeAttempts()
    const stranger = await t.insertUser()
    const { _id: resultId } = await earnResult(t, ines, { skill: 'TypeScript', right: 1 })
    const _id = await startAnswered(t, ines, { right: 1 })
    const asks = (attemptId: string, result: string) => [
      t.as(stranger).get(`${attempts}/${attemptId}`),
      t.as(stranger).put(`${attempts}/${attemptId}/answers/0`, { option: 1 }),
      t.as(stranger).put(`${attempts}/${attemptId}/answers/77`, { option: 1 }),
      t.as(stranger).post(`${attempts}/${attemptId}/finish`),
      t.as(stranger).get(`/api/assessments/results/${result}`),
      t.as(stranger).put(`/api/assessments/results/${result}/profile`, { onProfile: true }),
    ]
    const before = await t.value('select row_to_json(a) from assessment_attempts a where id = $1', [_id])

    const real = await Promise.all(asks(_id, resultId))
    const invented = await Promise.all(asks(t.newId(), t.newId()))

    expect(real.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      invented.map(({ statusCode, body }) => [statusCode, body]),
    )
    expect(real.every(({ statusCode }) => statusCode === 404)).toBe(true)
    expect(await t.value('select row_to_json(a) from assessment_attempts a where id = $1', [_id])).toEqual(before)
    expect(await t.value('select on_profile from assessment_results where id = $1', [resultId])).toBe(false)
  })
})

test('a finish is few statements, all of them prepared', async () => {
  const { t, ines, finish } = await arrangeAttempts()
  await finish(await startAnswered(t, ines, { right: 15 }))
  const attemptId = await startAnswered(t, ines, { right: 15, skill: 'Python' })

  const sent = await recordStatements(() => finish(attemptId))

  expect(unpreparedOf(sent)).toEqual([])
  expect(sent.length, sent.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(14)
})
