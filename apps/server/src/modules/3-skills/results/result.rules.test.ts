import type { Difficulty, ResultKind } from '@guildhall/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeOf, passingRank, rankOf } from './result.rules.ts'

const at = (time: string) => new Date(`2030-05-01T${time}Z`)

describe('gradeOf', () => {
  test.each([
    { score: 0, total: 5, percentage: 0, status: 'Beginner' },
    { score: 3, total: 5, percentage: 60, status: 'Intermediate' },
    { score: 59, total: 100, percentage: 59, status: 'Beginner' },
    { score: 11, total: 15, percentage: 73, status: 'Intermediate' },
    { score: 3, total: 4, percentage: 75, status: 'Advanced' },
    { score: 43, total: 48, percentage: 90, status: 'Expert' }, // 89.6; the rounded value counts
    { score: 23, total: 40, percentage: 58, status: 'Beginner' }, // 57.5, which floating point makes smaller
    { score: 9, total: 10, percentage: 90, status: 'Expert' },
    { score: 20, total: 20, percentage: 100, status: 'Expert' },
  ])('$score of $total is $percentage %, $status', ({ score, total, percentage, status }) => {
    expect(gradeOf(score, total)).toEqual({ score, totalQuestions: total, percentage, status })
  })
})

describe('the best result', () => {
  const bestOf = (results: Result[]) =>
    results.toSorted(
      (one, other) => rankOf(other) - rankOf(one) || Number(other.completedAt) - Number(one.completedAt),
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
      rule: 'even a failed verified result beats a perfect graded one',
      better: result('fail', 'verified', 'Beginner', 0, '09:00:00'),
      worse: result('graded', 'graded', 'Advanced', 100, '11:00:00'),
    },
    {
      rule: 'even an empty graded result beats a perfect unverified one',
      better: result('graded', 'graded', 'Beginner', 0, '09:00:00'),
      worse: result('unverified', 'unverified', 'Advanced', 100, '11:00:00'),
    },
    {
      rule: 'of graded results a higher difficulty beats a higher percentage',
      better: result('advanced', 'graded', 'Advanced', 0, '09:00:00'),
      worse: result('intermediate', 'graded', 'Intermediate', 100, '11:00:00'),
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

  test('only a verified pass has the rank of one', () => {
    const properties = fc.record({
      kind: fc.constantFrom<ResultKind>('verified', 'graded', 'unverified', 'practice'),
      difficulty: fc.constantFrom<Difficulty>('Beginner', 'Intermediate', 'Advanced'),
      percentage: fc.integer({ min: 0, max: 100 }),
    })
    const property = fc.property(properties, (one) => {
      const rank = rankOf(one)
      expect(rank >= passingRank).toBe(one.kind === 'verified' && one.percentage >= 70)
      expect(rank >= 1_000).toBe(one.kind === 'verified')
      expect(rank > 1 && rank < 1_000).toBe(one.kind === 'graded')
    })

    fc.assert(property)
  })
})
