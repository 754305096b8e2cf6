import { expect, test } from 'vitest'
import { timeTaken } from './time-taken.ts'

test.each([
  ['2026-11-20T23:50:06.000Z', 'Less than a minute'],
  ['2026-11-20T23:51:00.000Z', '1 minute'],
  ['2026-11-20T23:57:29.000Z', '7 minutes'],
])('an attempt that ends at %s took %s', (completedAt, text) => {
  expect(timeTaken({ startedAt: '2026-11-20T23:50:00.000Z', completedAt })).toBe(text)
})
