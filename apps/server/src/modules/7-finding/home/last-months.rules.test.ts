import { expect, test } from 'vitest'
import { lastMonths } from './last-months.rules.ts'

test.each([
  ['2026-01-31T23:59:59Z', ['2025-11', '2025-12', '2026-01']],
  ['2024-03-31T00:00:00Z', ['2024-01', '2024-02', '2024-03']],
])('the last months at %s', (now, months) => {
  expect(lastMonths(new Date(now), 3)).toEqual(months)
})
