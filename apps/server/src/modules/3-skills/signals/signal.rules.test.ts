import { describe, expect, test } from 'vitest'
import { findMatch, type MeasuredAttempt, measure, mistakesOf, type Other, readingMsOf } from './signal.rules.ts'

const startedAt = new Date('2026-03-02T09:00:00Z')

/** Twenty questions of ten words, which take two seconds to read; the first option is right. */
function attempt(answers: (number | null)[], seconds: readonly number[] = answers.map(() => 10)): MeasuredAttempt {
  let ms = 0
  return {
    questions: answers.map((_, n) => ({
      id: `q${n}`,
      question: 'one two three four five six',
      options: ['a', 'b', 'c', 'd'],
      key: 0,
    })),
    answers,
    answeredAfter: answers.map((answer, n) => {
      ms += (seconds[n] ?? 0) * 1_000
      return answer === null ? null : ms
    }),
    startedAt,
    finishedAt: new Date(startedAt.getTime() + ms + 5_000),
  }
}

const right = (count: number) => Array<number>(count).fill(0)

describe('times', () => {
  test('of reading count question, code and options at 300 words a minute', () => {
    expect(
      readingMsOf({
        id: '',
        question: 'What is printed?',
        code: 'print(a + 1)',
        options: ['1', '2', 'a b', '4'],
        key: 0,
      }),
    ).toBe(2_200)
  })
})

describe('answers faster than reading', () => {
  test('count if they are right, and are shown if there are five and half of the right ones', () => {
    const quick = measure(attempt([...right(10), 1, 1, 1, 1, 1], Array(15).fill(1)), false, [])
    const some = measure(attempt(right(15), [...Array(7).fill(1), ...Array(8).fill(9)]), true, [])

    expect(quick).toMatchObject({ fastAnswers: 10, rightAnswers: 10, signals: ['fast_answers'] })
    expect(some).toMatchObject({ fastAnswers: 7, rightAnswers: 15, signals: [] })
  })
})

describe('the time of the whole', () => {
  const others = (count: number): Other[] =>
    Array.from({ length: count }, (_, n) => ({
      attemptId: `a${n}`,
      passed: true,
      msPerQuestion: 30_000 + n,
      mistakes: {},
    }))

  test('is shown below a third of the median of twenty others who passed', () => {
    const [below, above] = [attempt(right(15), Array(15).fill(9.9)), attempt(right(15), Array(15).fill(10.1))]

    expect(measure(below, true, others(20)).signals).toEqual(['short_time'])
    expect(measure(above, true, others(20)).signals).toEqual([])
    expect(measure(below, false, others(20)).signals).toEqual([])
    expect(measure(below, true, others(19))).toMatchObject({ medianMsPerQuestion: null, signals: [] })
  })
})

describe('identical mistakes', () => {
  const other = (attemptId: string, mistakes: Record<string, string>): Other => ({
    attemptId,
    passed: false,
    msPerQuestion: 30_000,
    mistakes,
  })
  const choosing = (choice: (n: number) => string, count = 12) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`q${n}`, choice(n)]))

  test('are those at which both chose the same wrong option, wherever it stood', () => {
    const first = { questions: [{ id: 'q', question: '', options: ['x', 'y', 'z', 'key'], key: 3 }], answers: [1] }
    const second = { questions: [{ id: 'q', question: '', options: ['key', 'y', 'x', 'z'], key: 0 }], answers: [1] }

    expect(mistakesOf(first)).toEqual({ q: 'y' })
    expect(mistakesOf(second)).toEqual({ q: 'y' })
  })

  test('of generated questions are misconceptions by template, whose first question counts', () => {
    const question = (id: string, misconceptions: (string | null)[]) => ({
      id,
      question: '',
      options: [id, 'x'],
      key: misconceptions.indexOf(null),
      template: { id: 't' },
      misconceptions,
    })
    const questions = [question('t-1', ['hoists', null]), question('t-2', [null, 'copies'])]

    expect(mistakesOf({ questions, answers: [0, 1] })).toEqual({ t: 'hoists' })
    expect(mistakesOf({ questions, answers: [1, 1] })).toEqual({})
  })

  test('have the probability of so many by chance, and are shown if an honest attempt rarely has it', () => {
    const twin = other(
      'twin',
      choosing(() => 'b'),
    )
    const strangers = Array.from({ length: 29 }, (_, s) =>
      other(
        `s${s}`,
        choosing((n) => 'bcd'[(s + n) % 3] ?? ''),
      ),
    )
    const asked = attempt([...Array<number>(12).fill(1), ...right(3)])

    const found = measure(asked, false, [...strangers, twin])
    const mild = findMatch(
      choosing(() => 'b', 5),
      [...strangers, twin],
    )

    expect(found).toMatchObject({
      match: { attemptId: 'twin', identical: 12, bothWrong: 12 },
      signals: ['same_mistakes'],
    })
    expect(found.match?.chance).toBeLessThan(1e-5)
    // A third for each, or a little more, as one stranger in three chose it, and the twin.
    expect(mild).toMatchObject({ attemptId: 'twin', identical: 5 })
    expect(mild?.chance).toBeCloseTo((1 / 3) ** 5, 2)
    expect(measure(asked, false, strangers).signals).toEqual([])
  })
})
