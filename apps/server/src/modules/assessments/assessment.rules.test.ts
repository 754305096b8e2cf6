import type { Difficulty, ResultKind } from '@guildhall/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RandomBelow } from '../../platform/random.rules.ts'
import {
  type BankQuestion,
  conceptsOf,
  deadlineOf,
  endOf,
  gradeAnswers,
  gradeOf,
  isOverdue,
  meritOf,
  passingMerit,
  refusalToAnswer,
  retakeAtOf,
  type SnapshotQuestion,
  snapshotOf,
  spokenInstant,
  spokenWait,
} from './assessment.rules.ts'

const at = (time: string) => new Date(`2030-05-01T${time}Z`)
const first: RandomBelow = () => 0

/** Chance that a failing property can repeat. */
const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map(
  (stream): RandomBelow =>
    (limit) =>
      Math.floor((stream.next().value ?? 0) * limit),
)

describe('gradeOf', () => {
  test.each([
    { score: 0, total: 5, percentage: 0, status: 'Beginner' },
    { score: 3, total: 5, percentage: 60, status: 'Intermediate' },
    { score: 59, total: 100, percentage: 59, status: 'Beginner' },
    { score: 11, total: 15, percentage: 73, status: 'Intermediate' },
    { score: 3, total: 4, percentage: 75, status: 'Advanced' },
    { score: 43, total: 48, percentage: 90, status: 'Expert' }, // 89.6, and the rounded one counts
    { score: 23, total: 40, percentage: 58, status: 'Beginner' }, // 57.5, which doubles make less of
    { score: 9, total: 10, percentage: 90, status: 'Expert' },
    { score: 20, total: 20, percentage: 100, status: 'Expert' },
  ])('$score of $total is $percentage %, $status', ({ score, total, percentage, status }) => {
    expect(gradeOf(score, total)).toEqual({ score, totalQuestions: total, percentage, status })
  })
})

const question = (id: string, concept: string, key: number): SnapshotQuestion => ({
  id,
  concept,
  question: 'What does it print?',
  options: ['1', '2', '3', '4'],
  key,
  explanation: 'It counts.',
})
const asked = [
  question('a', 'loops', 1),
  question('b', 'types', 0),
  question('c', 'loops', 3),
  question('d', 'scope', 2),
]

describe('grading', () => {
  test.each([
    { what: 'all right', answers: [1, 0, 3, 2], score: 4 },
    { what: 'all open', answers: [null, null, null, null], score: 0 },
    { what: 'one open, one wrong', answers: [1, null, 0, 2], score: 2 },
    { what: 'the key of another question', answers: [0, 1, 2, 3], score: 0 },
    { what: 'too few answers', answers: [1], score: 1 },
  ])('$what gives $score of 4', ({ answers, score }) => {
    expect(gradeAnswers(asked, answers)).toMatchObject({ score, totalQuestions: 4 })
  })

  test('concepts add up, those most missed first and then by name', () => {
    expect(conceptsOf(asked, [1, 2, null, 2])).toEqual([
      { concept: 'loops', correct: 1, total: 2 },
      { concept: 'types', correct: 0, total: 1 },
      { concept: 'scope', correct: 1, total: 1 },
    ])
  })
})

describe('time', () => {
  test('an attempt has 90 seconds for each question', () => {
    expect(deadlineOf(at('10:00:00'), 5)).toEqual(at('10:07:30'))
  })

  test('a retake waits 24 hours', () => {
    expect(retakeAtOf(at('10:00:00'))).toEqual(new Date('2030-05-02T10:00:00Z'))
  })

  const [startedAt, deadlineAt] = [at('10:00:00'), at('10:07:30')]

  test.each([
    { now: '10:00:00', finishedAt: null, overdue: false, refusal: null },
    { now: '10:07:29.999', finishedAt: null, overdue: false, refusal: null },
    { now: '10:07:30', finishedAt: null, overdue: true, refusal: 'assessment.time_over' },
    { now: '10:05:00', finishedAt: '10:04:00', overdue: false, refusal: 'assessment.attempt_finished' },
    { now: '10:09:00', finishedAt: '10:04:00', overdue: false, refusal: 'assessment.attempt_finished' },
    { now: '10:09:00', finishedAt: '10:07:30', overdue: false, refusal: 'assessment.time_over' },
  ])('at $now, finished $finishedAt: overdue $overdue, refused $refusal', ({ now, finishedAt, overdue, refusal }) => {
    const times = { startedAt, deadlineAt, finishedAt: finishedAt === null ? null : at(finishedAt) }

    expect([isOverdue(times, at(now)), refusalToAnswer(times, at(now))]).toEqual([overdue, refusal])
  })

  test.each([
    { now: '10:03:00', end: '10:03:00' },
    { now: '11:00:00', end: '10:07:30' },
    { now: '09:59:59', end: '10:00:00' },
  ])('what is handed in at $now ended at $end', ({ now, end }) => {
    expect(endOf({ startedAt, deadlineAt, finishedAt: null }, at(now))).toEqual(at(end))
  })

  test.each([
    { until: '10:00:00.001', wait: '1 minute' },
    { until: '10:12:00', wait: '12 minutes' },
    { until: '11:00:00', wait: '60 minutes' },
    { until: '11:00:01', wait: '2 hours' },
    { until: '19:30:00', wait: '10 hours' },
  ])('from 10:00 until $until are $wait', ({ until, wait }) => {
    expect(spokenWait(at(until), at('10:00:00'))).toBe(wait)
  })

  test.each([
    { instant: '2030-05-01T09:05:00.000Z', spoken: '1 May 2030, 09:05 UTC' },
    { instant: '2030-12-31T23:59:00.001Z', spoken: '1 January 2031, 00:00 UTC' },
  ])('$instant is spoken as $spoken', ({ instant, spoken }) => {
    expect(spokenInstant(new Date(instant))).toBe(spoken)
  })
})

describe('what an attempt keeps of a question', () => {
  const source: BankQuestion = {
    id: 'x',
    concept: 'loops',
    question: 'What does it print?',
    options: ['one', 'two', 'three', 'four'],
    answer: 'three',
    explanation: 'It counts.',
  }

  test('is all four options in some order, and the key points at the answer', () => {
    const property = fc.property(chance, (random) => {
      const { options, key } = snapshotOf(source, random)
      expect(options[key]).toBe('three')
      expect([...options].sort()).toEqual([...source.options].sort())
    })

    fc.assert(property)
  })

  test('is nothing where the answer is no option', () => {
    expect(() => snapshotOf({ ...source, answer: 'five' }, first)).toThrow('not one of its options')
  })
})

describe('the best result', () => {
  /** As the database orders them: by merit, and of equals the latest first. */
  const bestOf = (results: Result[]) =>
    results.toSorted(
      (one, other) => meritOf(other) - meritOf(one) || Number(other.completedAt) - Number(one.completedAt),
    )[0]
  const result = (
    name: string,
    kind: ResultKind,
    difficulty: Difficulty,
    percentage: number,
    completedAt = '10:00:00',
  ) => ({
    name,
    kind,
    difficulty,
    percentage,
    completedAt: at(completedAt),
  })
  type Result = ReturnType<typeof result>

  test.each<{ rule: string; better: Result; worse: Result }>([
    {
      rule: 'a verified pass beats a verified fail at a higher difficulty',
      better: result('pass', 'verified', 'Beginner', 70),
      worse: result('fail', 'verified', 'Advanced', 69),
    },
    {
      rule: 'a higher difficulty beats a higher percentage',
      better: result('advanced', 'verified', 'Advanced', 70),
      worse: result('intermediate', 'verified', 'Intermediate', 100),
    },
    {
      rule: 'Intermediate beats Beginner',
      better: result('intermediate', 'verified', 'Intermediate', 70),
      worse: result('beginner', 'verified', 'Beginner', 100),
    },
    {
      rule: 'at one difficulty the percentage decides, not the date',
      better: result('better', 'verified', 'Beginner', 90, '09:00:00'),
      worse: result('later', 'verified', 'Beginner', 80, '11:00:00'),
    },
    {
      rule: 'of equals the latest shows',
      better: result('later', 'verified', 'Beginner', 80, '11:00:00'),
      worse: result('earlier', 'verified', 'Beginner', 80, '09:00:00'),
    },
    {
      rule: 'even a failed verified result beats a perfect unverified one',
      better: result('fail', 'verified', 'Beginner', 0, '09:00:00'),
      worse: result('unverified', 'unverified', 'Advanced', 100, '11:00:00'),
    },
    {
      rule: 'an unverified result beats practice',
      better: result('unverified', 'unverified', 'Beginner', 0, '09:00:00'),
      worse: result('practice', 'practice', 'Advanced', 100, '11:00:00'),
    },
    {
      rule: 'of unverified results the latest shows, however good',
      better: result('later', 'unverified', 'Beginner', 10, '11:00:00'),
      worse: result('earlier', 'unverified', 'Advanced', 100, '09:00:00'),
    },
    {
      rule: 'even a failed verified result beats perfect practice',
      better: result('fail', 'verified', 'Beginner', 0, '09:00:00'),
      worse: result('practice', 'practice', 'Advanced', 100, '11:00:00'),
    },
    {
      rule: 'of practice the latest shows, however good',
      better: result('later', 'practice', 'Beginner', 10, '11:00:00'),
      worse: result('earlier', 'practice', 'Advanced', 100, '09:00:00'),
    },
  ])('$rule', ({ better, worse }) => {
    expect(bestOf([worse, better])?.name).toBe(better.name)
    expect(bestOf([better, worse])?.name).toBe(better.name)
  })

  test('only a verified pass has the merit of one', () => {
    const properties = fc.record({
      kind: fc.constantFrom<ResultKind>('verified', 'unverified', 'practice'),
      difficulty: fc.constantFrom<Difficulty>('Beginner', 'Intermediate', 'Advanced'),
      percentage: fc.integer({ min: 0, max: 100 }),
    })
    const property = fc.property(properties, (one) => {
      const merit = meritOf(one)
      expect(merit >= passingMerit).toBe(one.kind === 'verified' && one.percentage >= 70)
      expect(merit > 1).toBe(one.kind === 'verified')
    })

    fc.assert(property)
  })
})
