import { type AttemptView, attemptView, ownResultView, secondsPerQuestion } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { earnResult, keysOf, startAnswered } from '../../testing/assess.ts'
import { expectFailure } from '../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepAttempts } from './finish-attempt.ts'

const attempts = '/api/assessments/attempts'
const hourMs = 60 * 60 * 1_000

async function arrange() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const start = (body: object = {}) => t.as(ines).post(attempts, { skill: 'React', numQuestions: 5, ...body })
  const answer = (id: string, position: number | string, option: unknown) =>
    t.as(ines).put(`${attempts}/${id}/answers/${position}`, { option })
  const finish = (id: string) => t.as(ines).post(`${attempts}/${id}/finish`)
  const read = (id: string) => t.as(ines).get(`${attempts}/${id}`)
  return { t, ines, start, answer, finish, read }
}

const questionIds = (t: TestApp, id: string) =>
  t.value('select question_ids from assessment_attempts where id = $1', [id]) as Promise<string[]>

describe('starting', () => {
  test('gives questions without their key, and the time the server allows for them', async () => {
    const { t, start } = await arrange()
    const now = new Date(Date.now() + 1_000)
    t.setClock(now)

    const started = await start({ skill: 'reactjs', difficulty: 'Advanced', numQuestions: 15 })

    expect(started.statusCode).toBe(201)
    const attempt: AttemptView = started.json()
    expect(attemptView.strict().parse(attempt)).toMatchObject({
      skill: 'React',
      difficulty: 'Advanced',
      kind: 'verified',
      source: 'bank',
      attemptNumber: 1,
      startedAt: now.toISOString(),
      deadlineAt: new Date(now.getTime() + 15 * secondsPerQuestion * 1_000).toISOString(),
      serverNow: now.toISOString(),
      finishedAt: null,
      resultId: null,
      answers: Array(15).fill(null),
    })
    expect(attempt.questions).toHaveLength(15)
    const sealed = new Map(t.deps.bank.questionsOf('React', 'Advanced').sealed.map((one) => [one.id, one]))
    const ids = await questionIds(t, attempt._id)
    for (const [position, { question, options }] of attempt.questions.entries()) {
      const original = sealed.get(ids[position] ?? '')
      expect(question).toBe(original?.question)
      expect([...options].sort()).toEqual([...(original?.options ?? [])].sort())
    }
  })

  test('the same again goes on with the open attempt, answers and all', async () => {
    const { start, answer } = await arrange()
    const first = (await start()).json()
    await answer(first._id, 2, 3)

    const again = await start({ skill: ' REACT ', numQuestions: 10 })

    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({
      _id: first._id,
      questions: first.questions,
      answers: [null, null, 3, null, null],
      deadlineAt: first.deadlineAt,
    })
  })

  test.each([{ skill: 'Python' }, { difficulty: 'Advanced' }, { numQuestions: 15 }])(
    'another one (%o) is refused, and named',
    async (other) => {
      const { t, ines, start } = await arrange()
      const open = (await start()).json()

      const { error } = expectFailure(await start(other), 409, 'assessment.attempt_open')

      expect(error).toContain('React (Beginner)')
      const overview = (await t.as(ines).get('/api/assessments')).json()
      expect(overview.openAttempt).toMatchObject({ _id: open._id, skill: 'React', answered: 0, totalQuestions: 5 })
    },
  )

  test('a topic nobody has questions on is refused at its field', async () => {
    const { start } = await arrange()

    const failure = expectFailure(await start({ skill: 'Basket weaving' }), 400, 'assessment.topic_not_covered')

    expect(failure.details?.[0]?.path).toBe('skill')
  })
})

describe('answering', () => {
  test('keeps the choice, lets it change and be taken back', async () => {
    const { start, answer, read } = await arrange()
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
      const { start, answer, read } = await arrange()
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
    const { start, answer, read } = await arrange()
    const { _id } = (await start()).json()
    await answer(_id, 1, 2)

    expect(expectFailure(await answer(_id, 1, option), 400, code).details?.[0]?.path).toBe('option')

    expect((await read(_id)).json().answers).toEqual([null, 2, null, null, null])
  })

  test('is over at the deadline: refused, and graded with what was kept until then', async () => {
    const { t, ines, answer, read } = await arrange()
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

  test('after the finish is refused', async () => {
    const { start, answer, finish } = await arrange()
    const { _id } = (await start()).json()
    await finish(_id)

    expectFailure(await answer(_id, 0, 1), 409, 'assessment.attempt_finished')
  })
})

describe('the key', () => {
  test('is in no answer before the finish, nor is anything that tells it', async () => {
    const { t, ines, start, answer, read } = await arrange()
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
    const asked = await questionIds(t, _id)
    const sealed = t.deps.bank.questionsOf('React', 'Beginner').sealed.filter(({ id }) => asked.includes(id))

    expect(sealed).toHaveLength(20)
    for (const { body } of answers) {
      expect(namesIn(JSON.parse(body)).filter((name) => telling.test(name))).toEqual([])
      for (const { id, explanation } of sealed) {
        expect(body).not.toContain(id)
        expect(body).not.toContain(JSON.stringify(explanation).slice(1, -1))
      }
    }
  })

  test('stands in every place: shuffled for each attempt', async () => {
    const { t, ines } = await arrange()
    const keys = await keysOf(t, await startAnswered(t, ines, { numQuestions: 20 }))

    // The chance that twenty shuffled questions share two places is one in fifty thousand.
    expect(new Set(keys).size).toBeGreaterThan(2)
  })
})

/** What properties that belong to a question's answer are called. */
const telling = /^(key|answer|correct|chosen|explanation|concept|concepts|id|run)$/

/** Every property name anywhere in a JSON value. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [] : Object.keys(value)
  return [...names, ...Object.values(value).flatMap(namesIn)]
}

describe('finishing', () => {
  test('grades once, and shows each question with the right option and why', async () => {
    const { t, ines, answer, finish } = await arrange()
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
      skill: 'React',
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
    const { t, ines, finish } = await arrange()
    const _id = await startAnswered(t, ines, { right: 1 })
    const first = (await finish(_id)).json()
    t.setClock(new Date(Date.now() + hourMs))

    expect((await finish(_id)).json()).toEqual(first)
    expect(await t.value('select count(*) from assessment_results where user_id = $1', [ines.id])).toBe(1)
  })

  test('after the deadline counts as ended then', async () => {
    const { t, start, finish } = await arrange()
    const { _id, deadlineAt } = (await start()).json()
    t.setClock(new Date(Date.parse(deadlineAt) + hourMs))

    expect((await finish(_id)).json()).toMatchObject({ score: 0, completedAt: deadlineAt })
  })

  test('later changes of the bank change nothing: the attempt has its own copy', async () => {
    const { t, ines, finish } = await arrange()
    const _id = await startAnswered(t, ines, { right: 15 })
    t.deps.bank = { questionsOf: () => ({ practice: [], sealed: [] }) }

    expect((await finish(_id)).json()).toMatchObject({ score: 15, percentage: 100, status: 'Expert' })
  })

  test.each(['the next look', 'the overview', 'the next start', 'housekeeping'])(
    'an attempt whose time is over is graded by %s',
    async (by) => {
      const { t, ines, start, read } = await arrange()
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
    const { t, start } = await arrange()
    const { _id } = (await start()).json()

    await sweepAttempts(t.deps)

    expect(await t.value('select finished_at from assessment_attempts where id = $1', [_id])).toBeNull()
  })
})

describe('a retake', () => {
  /** Finishes an attempt `hours` ago. */
  async function finishedAgo(hours: number) {
    const scene = await arrange()
    scene.t.setClock(new Date(Date.now() - hours * hourMs))
    const result = await earnResult(scene.t, scene.ines, { right: 2 })
    scene.t.setClock(undefined)
    return { ...scene, result }
  }

  test('waits a day, and says until when', async () => {
    const { t, ines, start, result } = await finishedAgo(20)

    const refused = await start({ skill: 'react.js', numQuestions: 20 })

    const { error } = expectFailure(refused, 409, 'assessment.retake_waits')
    expect(error).toMatch(
      /^You can take React \(Beginner\) for a verified result again in 4 hours, from \d+ \w+ \d{4}, \d\d:\d\d UTC on\.$/,
    )
    expect(Number(refused.headers['retry-after'])).toBeCloseTo(4 * 60 * 60, -2)
    const { waits } = (await t.as(ines).get('/api/assessments')).json()
    expect(waits).toEqual([{ skill: 'React', difficulty: 'Beginner', retakeAt: result.retakeAt }])
  })

  test('of another difficulty or skill does not wait', async () => {
    const { t, ines, start } = await finishedAgo(1)

    expect((await start({ difficulty: 'Intermediate', numQuestions: 15 })).statusCode).toBe(201)
    await sweepAttempts({ ...t.deps, clock: () => new Date(Date.now() + hourMs) })
    expect((await t.as(ines).post(attempts, { skill: 'Vue', numQuestions: 15 })).statusCode).toBe(201)
  })

  test('after a day is the second attempt, with the questions not seen before', async () => {
    const { t, ines, start, result } = await finishedAgo(24.01)

    const again = (await start({ numQuestions: 15 })).json()

    expect(again).toMatchObject({ attemptNumber: 2, source: 'bank' })
    // Nine of the set's 24 questions are unseen, unless the balance of answer lengths asks for another one.
    const seen = new Set(result.review.map(({ question }) => question))
    const unseen = again.questions.filter(({ question }: { question: string }) => !seen.has(question))
    expect(unseen.length).toBeGreaterThanOrEqual(6)
    // The first result now says when the last attempt allows the next one.
    await t.as(ines).post(`${attempts}/${again._id}/finish`)
    const older = (await t.as(ines).get(`/api/assessments/results/${result._id}`)).json()
    expect(Date.parse(older.retakeAt)).toBeGreaterThan(Date.parse(result.retakeAt))
  })

  test('does not wait for an unverified attempt, nor does an unverified attempt wait', async () => {
    const { t, ines, start, finish } = await arrange()
    for (const _ of [1, 2]) {
      const { _id } = (await start({ numQuestions: 10 })).json()
      await finish(_id)
    }

    const verified = await start({ numQuestions: 15 })

    expect(verified.json()).toMatchObject({ kind: 'verified', attemptNumber: 1 })
    await finish(verified.json()._id)
    expect((await t.as(ines).post(attempts, { skill: 'React', numQuestions: 5 })).json()).toMatchObject({
      kind: 'unverified',
      attemptNumber: 3,
    })
  })
})

describe('an unverified attempt', () => {
  test('asks practice questions and none of the sealed ones', async () => {
    const { t, start } = await arrange()
    const { practice } = t.deps.bank.questionsOf('React', 'Beginner')

    const started = (await start({ numQuestions: 10 })).json()

    expect(started.kind).toBe('unverified')
    const ids = await questionIds(t, started._id)
    expect(ids).toHaveLength(10)
    expect(ids.filter((id) => !practice.some((question) => question.id === id))).toEqual([])
  })

  test('with every answer right proves nothing: no skill, no credential, an unverified result on page and profile', async () => {
    const { t, ines } = await arrange()
    await t.as(ines).put('/api/profile/me', {})

    const result = await earnResult(t, ines, { numQuestions: 10, right: 10, onProfile: true })

    expect(result).toMatchObject({ kind: 'unverified', percentage: 100, status: 'Expert' })
    expect((await t.as(ines).get('/api/assessments/verified')).json()).toEqual([])
    const page = `/api/assessments/public/${result._id}`
    expect((await t.anonymous.get(page)).json()).toMatchObject({ kind: 'unverified', passed: false, credential: null })
    expectFailure(await t.anonymous.get(`${page}/credential`), 404, 'credential.not_earned')
    const { skillAssessments } = (await t.anonymous.get(`/api/profile/${ines.id}`)).json()
    expect(skillAssessments).toMatchObject([{ kind: 'unverified', source: 'bank', percentage: 100 }])
  })
})

describe('a stranger', () => {
  test('gets the answer of an attempt or result that nobody has, and changes nothing', async () => {
    const { t, ines } = await arrange()
    const stranger = await t.insertUser()
    const { _id: resultId } = await earnResult(t, ines, { skill: 'PHP', right: 1 })
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
