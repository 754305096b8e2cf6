import { expect, test } from 'vitest'
import { medianOf, ratingOf, ratingWeightOf, shareOf } from './figure-formulas.ts'

test.each([
  { weight: 0, sum: 0, rating: null },
  { weight: 1, sum: 5, rating: 4.17 },
  { weight: 1, sum: 1, rating: 3.5 },
  { weight: 3, sum: 15, rating: 4.38 },
  { weight: 50, sum: 50 * 4.9, rating: 4.82 },
])('$weight people who gave $sum in all make $rating', ({ rating, ...facts }) => {
  expect(ratingOf(facts)).toBe(rating)
})

test('one five is not better than fifty people who gave nearly that', () => {
  expect(ratingOf({ weight: 1, sum: 5 })).toBeLessThan(ratingOf({ weight: 50, sum: 50 * 4.9 }) ?? 0)
})

test.each([
  { minutes: [1, 2], median: null },
  { minutes: [90, 5, 30], median: 30 },
  { minutes: [4, 1, 3, 2], median: 2 },
])('the middle of $minutes is $median', ({ minutes, median }) => {
  expect(medianOf(minutes)).toBe(median)
})

test.each([
  { some: 2, all: 2, minimum: 3, share: null },
  { some: 2, all: 3, minimum: 3, share: 66 },
  { some: 1, all: 1, minimum: 1, share: 100 },
  { some: 0, all: 0, minimum: 0, share: null },
])('$some of $all, from $minimum on, is $share', ({ some, all, minimum, share }) => {
  expect(shareOf(some, all, minimum)).toBe(share)
})

test.each([
  { releasedCents: 0, weight: 0 },
  { releasedCents: 1_000, weight: 0.1 },
  { releasedCents: 2_999, weight: 0.2 },
  { releasedCents: 10_000, weight: 1 },
  { releasedCents: 5_000_000, weight: 1 },
])('ratings by someone with whom $releasedCents cents were moved weigh $weight', ({ releasedCents, weight }) => {
  expect(ratingWeightOf(releasedCents)).toBe(weight)
})
