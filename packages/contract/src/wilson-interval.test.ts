import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

// The first four: R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998).
test.each([
  { score: 81, of: 263, from: 25, to: 37 }, // 0.2553 to 0.3662
  { score: 15, of: 148, from: 6, to: 17 }, // 0.0624 to 0.1605
  { score: 0, of: 20, from: 0, to: 17 }, // 0 to 0.1611
  { score: 1, of: 29, from: 0, to: 18 }, // 0.0061 to 0.1718
  { score: 20, of: 20, from: 83, to: 100 },
  { score: 11, of: 15, from: 48, to: 90 },
])('$score of $of: $from % to $to %', ({ score, of, from, to }) => {
  expect(wilsonInterval(score, of)).toEqual({ from, to })
})
