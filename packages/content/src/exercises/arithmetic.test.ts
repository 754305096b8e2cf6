import { expect, test } from 'vitest'
import { arithmetic } from './arithmetic.ts'

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['100 / 4 / 5', 5],
  ['1200 * 1.05 ** 2', 1323],
  ['-2 + 5', 3],
  ['2 * -(3 + 1)', -8],
])('%s is %d', (formula, value) => {
  expect(arithmetic(formula)).toBeCloseTo(value, 9)
})

test.each(['', '1 +', '(1 + 2', '1 2', '1..2', 'process.exit()', '('.repeat(10_000)])(
  '“%s” is no number',
  (formula) => {
    expect(arithmetic(formula)).toBeNaN()
  },
)
