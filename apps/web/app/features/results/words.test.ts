import { expect, test } from 'vitest'
import { longDay, minutesBetween } from './words.ts'

const start = '2026-11-20T23:50:00.000Z'

test.each([
  ['2026-11-20T23:50:06.000Z', 'Less than a minute'],
  ['2026-11-20T23:51:00.000Z', '1 minute'],
  ['2026-11-20T23:57:29.000Z', '7 minutes'],
])('an attempt that ends at %s took %s', (end, said) => {
  expect(minutesBetween(start, end)).toBe(said)
})

test('the day is written as on every other screen, in UTC', () => {
  expect(longDay(start)).toBe('November 20, 2026')
})
