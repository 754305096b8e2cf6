import { type AttemptView, attemptView, hourMs, secondsPerQuestion } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { arrangeAttempts, earnResult } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { openOwnBank } from '../../../testing/own-bank.ts'
import { templateFolder, templateModule } from '../../../testing/own-templates.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openQuestionBank } from '../../1-ground/question-bank/open-question-bank.ts'
import { readOwnTemplates } from '../../1-ground/question-bank/read-own-templates.ts'
import type { SnapshotQuestion } from './attempt.rules.ts'
import { sweepAttempts } from './finish-attempt.ts'

const attempts = '/api/assessments/attempts'

const questionsOf = (t: TestApp, id: string) =>
  t.value('select questions from assessment_attempts where id = $1', [id]) as Promise<SnapshotQuestion[]>

describe('starting', () => {
  test('gives questions without their key, and the time the server allows for them', async () => {
    const { t, start } = await arrangeAttempts()
    const now = new Date(Date.now() + 1_000)
    t.setClock(now)

    const started = await start({ skill: 'js', difficulty: 'Advanced', numQuestions: 15 })

    expect(started.statusCode).toBe(201)
    const attempt: AttemptView = started.json()
    expect(attemptView.strict().parse(attempt)).toMatchObject({
      skill: 'JavaScript',
      difficulty: 'Advanced',
      kind: 'verified',
      source: 'generated',
      attemptNumber: 1,
      startedAt: now.toISOString(),
      deadlineAt: new Date(now.getTime() + 15 * secondsPerQuestion * 1_000).toISOString(),
      serverNow: now.toISOString(),
      finishedAt: null,
      resultId: null,
      answers: Array(15).fill(null),
    })
    expect(attempt.questions).toHaveLength(15)
    const kept = await questionsOf(t, attempt._id)
    expect(attempt.questions).toEqual(
      kept.map(({ question, code, options }) => ({ question, ...(code === undefined ? {} : { code }), options })),
    )
    for (const { template } of kept) expect(template?.parameters).toBeDefined()
  })

  test.each(['Advanced', 'Intermediate'])(
    'at public questions alone is graded by the server, proves nothing and is announced (%s)',
    async (difficulty) => {
      const { t, ines, start } = await arrangeAttempts()
      const { gradedOnly } = (await t.as(ines).get('/api/assessments')).json()

      const started = (await start({ skill: 'Graphic Design', difficulty, numQuestions: 15 })).json()

      expect(gradedOnly).toContainEqual({ skill: 'Graphic Design', difficulty, from: 15, own: 0 })
      expect(gradedOnly).not.toContainEqual(expect.objectContaining({ skill: 'JavaScript' }))
      expect(started).toMatchObject({ kind: 'graded', source: 'bank', attemptNumber: 1 })
      const sealed = t.deps.bank.questionsOf('Graphic Design', difficulty as 'Advanced').sealed.map(({ id }) => id)
      for (const { id } of await questionsOf(t, started._id)) expect(sealed).toContain(id)
    },
  )

  test('draws from the operator’s own questions first, if there are enough of them', async () => {
    const bank = openOwnBank(['JavaScript', 'Graphic Design'], ['Beginner'], 150)
    const t = await startTestApp({ bank })
    const ines = await t.insertUser()
    const { gradedOnly } = (await t.as(ines).get('/api/assessments')).json()

    const sourceOf = async (skill: string, numQuestions: number) => {
      const person = await t.insertUser()
      const started = (await t.as(person).post(attempts, { skill, numQuestions })).json()
      const own = (await questionsOf(t, started._id)).filter(({ id }) => id.startsWith('own-'))
      return { kind: started.kind, source: started.source, own: own.length }
    }

    expect(gradedOnly).toContainEqual({ skill: 'Graphic Design', difficulty: 'Beginner', from: 20, own: 150 })
    expect(await sourceOf('Graphic Design', 15)).toEqual({ kind: 'verified', source: 'private', own: 15 })
    expect(await sourceOf('JavaScript', 15)).toEqual({ kind: 'verified', source: 'private', own: 15 })
    expect(await sourceOf('JavaScript', 20)).toEqual({ kind: 'verified', source: 'generated', own: 0 })
    expect(await sourceOf('Graphic Design', 20)).toEqual({ kind: 'graded', source: 'bank', own: 0 })
    expect(await sourceOf('Graphic Design', 10)).toEqual({ kind: 'unverified', source: 'bank', own: 0 })
  })

  test('leaves them aside where one look at them would give away the next attempt', async () => {
    const t = await startTestApp({ bank: openOwnBank(['JavaScript', 'Graphic Design'], ['Beginner'], 149) })
    const [ines, jo] = [await t.insertUser(), await t.insertUser()]

    const design = (await t.as(ines).post(attempts, { skill: 'Graphic Design', numQuestions: 15 })).json()
    const code = (await t.as(jo).post(attempts, { skill: 'JavaScript', numQuestions: 15 })).json()

    const own = { skill: 'Graphic Design', difficulty: 'Beginner', from: 15, own: 149 }
    expect((await t.as(ines).get('/api/assessments')).json().gradedOnly).toContainEqual(own)
    expect(design).toMatchObject({ kind: 'graded', source: 'bank' })
    expect(code).toMatchObject({ kind: 'verified', source: 'generated' })
  })

  test('draws from the operator’s own templates before anything else', async () => {
    const folder = templateFolder({ 'html.mjs': templateModule({ level: 'Advanced', count: 12 }) })
    const t = await startTestApp({ bank: openQuestionBank(folder, await readOwnTemplates(folder)) })
    const ines = await t.insertUser()
    const start = async (difficulty: string) =>
      (await t.as(ines).post(attempts, { skill: 'Graphic Design', difficulty, numQuestions: 15 })).json()

    const { _id, ...started } = await start('Advanced')

    expect(started).toMatchObject({ kind: 'verified', source: 'private' })
    for (const { template } of await questionsOf(t, _id)) expect(template?.id).toMatch(/^own-graphic-design-advanced-/)
    const finished = (await t.as(ines).post(`${attempts}/${_id}/finish`)).json()
    expect(finished.review[0].explanation).toContain('assumes that')
    expect((await start('Beginner')).kind).toBe('graded')
  })

  test('the same again goes on with the open attempt, answers and all', async () => {
    const { start, answer } = await arrangeAttempts()
    const first = (await start()).json()
    await answer(first._id, 2, 3)

    const again = await start({ skill: ' JavaSCRIPT ', numQuestions: 10 })

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

      expect(error).toContain('JavaScript (Beginner)')
      const overview = (await t.as(ines).get('/api/assessments')).json()
      expect(overview.openAttempt).toMatchObject({ _id: open._id, skill: 'JavaScript', answered: 0, totalQuestions: 5 })
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

    const refused = await start({ skill: 'js', numQuestions: 20 })

    const { error } = expectFailure(refused, 409, 'assessment.retake_waits')
    expect(error).toMatch(
      /^You can take JavaScript \(Beginner\) with 15 or 20 questions again in 4 hours, on \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC\.$/,
    )
    expect(Number(refused.headers['retry-after'])).toBeCloseTo(4 * 60 * 60, -2)
    const { waits } = (await t.as(ines).get('/api/assessments')).json()
    expect(waits).toEqual([{ skill: 'JavaScript', difficulty: 'Beginner', retakeAt: result.retakeAt }])
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

    expect(again).toMatchObject({ attemptNumber: 2, source: 'generated' })
    const wordingOf = ({ question, code }: { question: string; code?: string | undefined }) => `${question} ${code}`
    const seen = new Set(result.review.map(wordingOf))
    expect(again.questions.map(wordingOf).filter((wording: string) => seen.has(wording))).toEqual([])
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
    expect((await t.as(ines).post(attempts, { skill: 'JavaScript', numQuestions: 5 })).json()).toMatchObject({
      kind: 'unverified',
      attemptNumber: 3,
    })
  })
})

describe('an unverified attempt', () => {
  test('asks practice questions and none of the sealed ones, where there is only the public bank', async () => {
    const { t, start } = await arrangeAttempts()
    const { practice } = t.deps.bank.questionsOf('Graphic Design', 'Beginner')

    const started = (await start({ skill: 'Graphic Design', numQuestions: 10 })).json()

    expect(started).toMatchObject({ kind: 'unverified', source: 'bank' })
    const ids = (await questionsOf(t, started._id)).map(({ id }) => id)
    expect(ids).toHaveLength(10)
    expect(ids.filter((id) => !practice.some((question) => question.id === id))).toEqual([])
  })
})

test.each([
  { kind: 'unverified', source: 'bank', wish: { skill: 'JavaScript', numQuestions: 10, right: 10 } },
  { kind: 'graded', source: 'bank', wish: { skill: 'Graphic Design', numQuestions: 15, right: 15 } },
] as const)(
  'a $kind attempt with every answer right proves nothing: no skill, no credential, and its label on page and profile',
  async ({ kind, source, wish }) => {
    const { t, ines } = await arrangeAttempts()
    await t.as(ines).put('/api/profile/me', {})

    const result = await earnResult(t, ines, { ...wish, onProfile: true })

    expect(result).toMatchObject({ kind, percentage: 100, status: 'Expert' })
    expect((await t.as(ines).get('/api/assessments/verified')).json()).toEqual([])
    const page = `/api/assessments/public/${result._id}`
    expect((await t.anonymous.get(page)).json()).toMatchObject({ kind, passed: false, credential: null })
    expectFailure(await t.anonymous.get(`${page}/credential`), 404, 'credential.not_earned')
    const { skillAssessments } = (await t.anonymous.get(`/api/profile/${ines.id}`)).json()
    expect(skillAssessments).toMatchObject([{ kind, source, percentage: 100 }])
  },
)
