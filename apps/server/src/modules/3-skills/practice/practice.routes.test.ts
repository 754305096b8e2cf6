import { difficulties, questionCounts, quizView, selectableSkills } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { practicePerDay } from './practice.rules.ts'

const address = '/api/ai-quiz/generate'

describe('POST /api/ai-quiz/generate', () => {
  test.each(selectableSkills)(
    '%s: every difficulty gives any number of proper questions, none twice',
    async (topic) => {
      const t = await startTestApp()
      for (const difficulty of difficulties) {
        for (const numQuestions of questionCounts) {
          const answer = await t.anonymous.post(address, { topic, difficulty, numQuestions })

          const { quiz } = quizView.parse(answer.json())
          expect(quiz).toHaveLength(numQuestions)
          expect(new Set(quiz.map(({ question }) => question)).size).toBe(numQuestions)
          for (const { options, answer } of quiz) {
            expect(new Set(options).size).toBe(4)
            expect(options).toContain(answer)
          }
        }
      }
    },
  )

  test('asks ten easy questions unless told otherwise, and takes the number as text', async () => {
    const t = await startTestApp()
    const usual = (await t.anonymous.post(address, { topic: 'React' })).json().quiz
    const few = (await t.anonymous.post(address, { topic: 'React', numQuestions: '5', difficulty: 'Advanced' })).json()
      .quiz

    expect([usual.length, few.length]).toEqual([10, 5])
  })

  test('chooses anew each time, and gives no question of the sealed pool away', async () => {
    const t = await startTestApp()
    const { sealed } = t.deps.bank.questionsOf('Python', 'Intermediate')
    const body = { topic: 'Python', difficulty: 'Intermediate', numQuestions: 10 }
    const quizzes = await Promise.all(Array.from({ length: 4 }, () => t.anonymous.post(address, body)))
    const choices = quizzes.map((quiz) => quiz.json().quiz.map(({ question }: { question: string }) => question))

    expect(new Set(choices.map((choice) => choice.join('|'))).size).toBeGreaterThan(1)
    const sealedExplanations = new Set(sealed.map(({ explanation }) => explanation))
    for (const quiz of quizzes) {
      const explanations = quiz.json().quiz.map(({ explanation }: { explanation: string }) => explanation)
      expect(explanations.filter((one: string) => sealedExplanations.has(one))).toEqual([])
    }
  })

  test('puts the code a question asks about below it', async () => {
    const t = await startTestApp()
    const { practice } = t.deps.bank.questionsOf('JavaScript', 'Beginner')
    const { quiz } = (await t.anonymous.post(address, { topic: 'JavaScript', numQuestions: 20 })).json()
    const texts = new Set(practice.map(({ question, code }) => (code ? `${question}\n\n${code}` : question)))

    expect(quiz.filter(({ question }: { question: string }) => !texts.has(question))).toEqual([])
    expect(quiz.some(({ question }: { question: string }) => question.includes('\n\n'))).toBe(true)
  })

  test.each(['js', ' REACT ', 'react.js', 'Node', 'cpp', 'html', 'vue', 'ui/ux', 'graphic-design', 'content  writing'])(
    'knows "%s"',
    async (topic) => {
      const t = await startTestApp()
      expect((await t.anonymous.post(address, { topic })).statusCode).toBe(200)
    },
  )

  test.each(['C', 'C#', 'AngularJS', 'React Native', 'Kubernetes', '🎨'])(
    'says of "%s" that it is not covered, and what is',
    async (topic) => {
      const t = await startTestApp()
      const failure = expectFailure(await t.anonymous.post(address, { topic }), 400, 'assessment.topic_not_covered')

      expect(failure.details?.map(({ path }) => path)).toEqual(['topic'])
      expect(failure.error).toContain(`“${topic}”`)
      for (const skill of selectableSkills) expect(failure.error).toContain(skill)
    },
  )

  test.each([
    { field: 'topic', value: undefined },
    { field: 'topic', value: '  ' },
    { field: 'topic', value: 'x'.repeat(61) },
    { field: 'numQuestions', value: 7 },
    { field: 'numQuestions', value: 'many' },
    { field: 'numQuestions', value: 1_000_000 },
    { field: 'difficulty', value: 'Expert' },
  ])('$field of $value is refused at its field', async ({ field, value }) => {
    const t = await startTestApp()
    const answer = await t.anonymous.post(address, { topic: 'React', [field]: value })

    expect(expectFailure(answer, 400, 'request.invalid').details?.[0]?.path).toBe(field)
  })

  test('makes an address wait that asks without end, and no other one', async () => {
    const t = await startTestApp({ rateLimitFactor: 0.01 })
    t.setClock(new Date()) // A busy machine may take as long as the wait.
    const ask = (remoteAddress: string) => t.anonymous.post(address, { topic: 'React' }, { remoteAddress })
    for (let count = 0; count < 2; count += 1) expect((await ask('192.0.2.77')).statusCode).toBe(200)

    const refused = await ask('192.0.2.77')

    expectFailure(refused, 429, 'throttle.quiz')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('192.0.2.78')).statusCode).toBe(200)
  })
})

describe('POST /api/ai-quiz/save-assessment', () => {
  const save = '/api/ai-quiz/save-assessment'
  const practice = { skill: 'React', score: 4, totalQuestions: 5, difficulty: 'Advanced' }

  test('keeps the practice, and works out percentage and status whatever it is told', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()

    const saved = await t.as(ines).post(save, { ...practice, percentage: 100, status: 'Expert', kind: 'verified' })

    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toEqual({
      ...practice,
      _id: expect.any(String),
      percentage: 80,
      status: 'Advanced',
      completedAt: expect.stringMatching(/Z$/),
      kind: 'practice',
      source: null,
      attemptNumber: null,
      onProfile: true,
    })
    expect((await t.as(ines).get('/api/profile/me')).json().skillAssessments).toEqual([
      { ...saved.json(), historyCount: 0 },
    ])
  })

  test('a skill comes back exactly as it was sent, even one without questions', async () => {
    const t = await startTestApp()
    const skill = '  Räucherfisch & 🐟 '

    const saved = await t.as(await t.insertUser()).post(save, { ...practice, skill })

    expect(saved.json().skill).toBe(skill)
  })

  test('the same once more within a minute gives the first one back; later, or with another score, it is a new one', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const start = Date.now()
    const saveAt = async (seconds: number, fields: object = {}) => {
      t.setClock(new Date(start + seconds * 1_000))
      return (await t.as(ines).post(save, { ...practice, ...fields })).json()._id
    }

    const first = await saveAt(0)
    const again = await saveAt(59)
    const others = [await saveAt(59, { score: 3 }), await saveAt(59, { difficulty: 'Beginner' }), await saveAt(60)]

    expect(again).toBe(first)
    expect(new Set([first, ...others]).size).toBe(4)
  })

  test('an earlier result reached again after another one is a new one, which the profile shows', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const start = Date.now()
    const saveAt = async (seconds: number, score: number) => {
      t.setClock(new Date(start + seconds * 1_000))
      return (await t.as(ines).post(save, { ...practice, score })).json()._id
    }

    const first = await saveAt(0, 4)
    await saveAt(20, 2)
    const third = await saveAt(40, 4)

    const { skillAssessments } = (await t.as(ines).get('/api/profile/me')).json()
    expect(third).not.toBe(first)
    expect(skillAssessments).toEqual([expect.objectContaining({ _id: third, score: 4, historyCount: 2 })])
  })

  test('of two that race, one is kept and both get it', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const attempt = () => t.as(ines).post(save, practice)

    const [one, other] = await t.race({ table: 'users', id: ines.id }, [attempt, attempt])

    expect([one?.statusCode, other?.statusCode]).toEqual([200, 200])
    expect(one?.json()).toEqual(other?.json())
    expect(await t.value('select count(*) from assessment_results where user_id = $1', [ines.id])).toBe(1)
  })

  test('a person saves so many within a day; more wait until the oldest of them is a day old', async () => {
    const t = await startTestApp()
    const [ines, rui] = [await t.insertUser(), await t.insertUser()]
    const now = Date.now()
    const saveAt = (minutes: number, person = ines) => {
      t.setClock(new Date(now + minutes * 60_000))
      return t.as(person).post(save, practice)
    }
    await t.pool.query(
      `insert into assessment_results
         (user_id, kind, skill, skill_key, difficulty, score, total_questions, percentage, status, rank, on_profile, completed_at)
       select $1, 'practice', 'PHP', 'php', 'Beginner', 0, 5, 0, 'Beginner', 0, true, $2::timestamptz - number * interval '10 minutes'
       from generate_series(1, $3::int) number`,
      [ines.id, new Date(now), practicePerDay - 1],
    )

    const oldestLeaves = 24 * 60 - 10 * (practicePerDay - 1)

    const last = await saveAt(0)
    const again = await saveAt(0.5)
    const refused = await saveAt(60)

    expect(again.json()).toEqual(last.json())
    expect(expectFailure(refused, 429, 'throttle.practice').error).toContain('100 practice results')
    expect(refused.headers['retry-after']).toBe(String((oldestLeaves - 60) * 60))
    expect((await saveAt(60, rui)).statusCode).toBe(200)
    expect((await saveAt(oldestLeaves)).statusCode).toBe(200)
    expectFailure(await saveAt(oldestLeaves + 5), 429, 'throttle.practice')
  })

  test.each([
    { field: 'score', value: 6 },
    { field: 'score', value: -1 },
    { field: 'score', value: 2.5 },
    { field: 'score', value: 'all' },
    { field: 'score', value: ' ' },
    { field: 'totalQuestions', value: 0 },
    { field: 'totalQuestions', value: 101 },
    { field: 'skill', value: '' },
    { field: 'skill', value: 'a\u0000b' },
    { field: 'difficulty', value: 'Impossible' },
  ])('$field of $value is refused at its field and nothing is kept', async ({ field, value }) => {
    const t = await startTestApp()
    const ines = await t.insertUser()

    const answer = await t.as(ines).post(save, { ...practice, [field]: value })

    expect(expectFailure(answer, 400, 'request.invalid').details?.[0]?.path).toBe(field)
    expect(await t.value('select count(*) from assessment_results where user_id = $1', [ines.id])).toBe(0)
  })
})
