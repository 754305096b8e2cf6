import { type AttemptView, attemptView, secondsPerQuestion } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { arrangeAttempts, earnResult } from '../../testing/assess.ts'
import { expectFailure } from '../../testing/expect-failure.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { sweepAttempts } from './finish-attempt.ts'

const attempts = '/api/assessments/attempts'
const hourMs = 60 * 60 * 1_000

const questionIds = (t: TestApp, id: string) =>
  t.value('select question_ids from assessment_attempts where id = $1', [id]) as Promise<string[]>

describe('starting', () => {
  test('gives questions without their key, and the time the server allows for them', async () => {
    const { t, start } = await arrangeAttempts()
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
    const { start, answer } = await arrangeAttempts()
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
      const { t, ines, start } = await arrangeAttempts()
      const open = (await start()).json()

      const { error } = expectFailure(await start(other), 409, 'assessment.attempt_open')

      expect(error).toContain('React (Beginner)')
      const overview = (await t.as(ines).get('/api/assessments')).json()
      expect(overview.openAttempt).toMatchObject({ _id: open._id, skill: 'React', answered: 0, totalQuestions: 5 })
    },
  )

  test('a topic without questions is refused at its field', async () => {
    const { start } = await arrangeAttempts()

    const failure = expectFailure(await start({ skill: 'Basket weaving' }), 400, 'assessment.topic_not_covered')

    expect(failure.details?.[0]?.path).toBe('skill')
  })
})

describe('a retake', () => {
  async function finishedAgo(hours: number) {
    const scene = await arrangeAttempts()
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
    // Nine of the set's 24 questions are unseen, unless the balance of answer lengths needs another one.
    const seen = new Set(result.review.map(({ question }) => question))
    const unseen = again.questions.filter(({ question }: { question: string }) => !seen.has(question))
    expect(unseen.length).toBeGreaterThanOrEqual(6)
    await t.as(ines).post(`${attempts}/${again._id}/finish`)
    const older = (await t.as(ines).get(`/api/assessments/results/${result._id}`)).json()
    expect(Date.parse(older.retakeAt)).toBeGreaterThan(Date.parse(result.retakeAt))
  })

  test('does not wait for an unverified attempt, nor does an unverified attempt wait', async () => {
    const { t, ines, start, finish } = await arrangeAttempts()
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
    const { t, start } = await arrangeAttempts()
    const { practice } = t.deps.bank.questionsOf('React', 'Beginner')

    const started = (await start({ numQuestions: 10 })).json()

    expect(started.kind).toBe('unverified')
    const ids = await questionIds(t, started._id)
    expect(ids).toHaveLength(10)
    expect(ids.filter((id) => !practice.some((question) => question.id === id))).toEqual([])
  })

  test('with every answer right proves nothing: no skill, no credential, an unverified result on page and profile', async () => {
    const { t, ines } = await arrangeAttempts()
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
