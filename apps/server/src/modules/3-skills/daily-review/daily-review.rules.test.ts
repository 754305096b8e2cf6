import { expect, test } from 'vitest'
import { leftToday, ratingOf, refusalToAnswer } from './daily-review.rules.ts'

test.each([
  [{ isRight: false, wasHelped: false }, 'again'],
  [{ isRight: false, wasHelped: true }, 'again'],
  [{ isRight: true, wasHelped: true }, 'hard'],
  [{ isRight: true, wasHelped: false }, 'good'],
] as const)('%o is rated %s', (happened, rating) => {
  expect(ratingOf(happened)).toBe(rating)
})

const now = new Date('2026-03-02T10:00:00Z')

test.each([
  ['2026-03-02T00:00:00Z', 0, null],
  ['2026-03-02T10:00:00Z', 9, null],
  ['2026-03-02T00:00:00Z', 10, 'dailyreview.done_today'],
  ['2026-03-03T00:00:00Z', 0, 'dailyreview.not_due'],
])('due at %s, with %i answered today: %s', (dueAt, answered, refusal) => {
  expect(refusalToAnswer({ dueAt: new Date(dueAt) }, answered, now)).toBe(refusal)
})

test('what is left of a day is never less than nothing', () => {
  expect([0, 9, 10, 11].map(leftToday)).toEqual([10, 1, 0, 0])
})
