import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

const options = { baseMs: 4_000, capMs: 30_000 }

test.each([
  { failures: 0, shortest: 4_000, longest: 4_000 },
  { failures: 1, shortest: 4_000, longest: 8_000 },
  { failures: 2, shortest: 8_000, longest: 16_000 },
  { failures: 3, shortest: 15_000, longest: 30_000 },
  { failures: 5_000, shortest: 15_000, longest: 30_000 },
])('after $failures failures in a row, $shortest to $longest ms', ({ failures, shortest, longest }) => {
  expect(backoffMs(failures, options, () => 0)).toBe(shortest)
  expect(backoffMs(failures, options, () => 1)).toBe(longest)
})
