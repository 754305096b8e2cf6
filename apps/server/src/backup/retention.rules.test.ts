import { dayMs } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { keptBackups } from './retention.rules.ts'

const nights = (count: number, lastOn: string) =>
  Array.from({ length: count }, (_, back) => new Date(Date.parse(`${lastOn}T01:20:00Z`) - back * dayMs))

const daysOf = (kept: Set<Date>) => [...kept].map((at) => at.toISOString().slice(0, 10))

test.each([
  { nightly: 3, kept: ['2026-11-28', '2026-11-27', '2026-11-26'] },
  {
    nightly: 60,
    kept: [
      ...['2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22'],
      // The Sundays before; the newest of this week is of this week.
      ...['2026-11-15', '2026-11-08'],
    ],
  },
])('of $nightly nights, seven days and four weeks are kept', ({ nightly, kept }) => {
  const all = nights(nightly, '2026-11-28')

  expect(daysOf(keptBackups(all, { daily: 7, weekly: 4 }))).toEqual(kept)
})

test('of several on one day the newest is kept, and days without one do not count', () => {
  const [morning, evening, weeksAgo] = ['2026-11-28T01:00Z', '2026-11-28T20:00Z', '2026-10-01T01:00Z'].map(
    (text) => new Date(text),
  ) as [Date, Date, Date]

  expect(keptBackups([morning, weeksAgo, evening], { daily: 2, weekly: 0 })).toEqual(new Set([evening, weeksAgo]))
})

test('what is kept does not depend on the nights between', () => {
  let left: Date[] = []
  for (const night of nights(60, '2026-11-28').reverse()) {
    left = [...keptBackups([...left, night], { daily: 7, weekly: 4 })]
  }

  expect(daysOf(new Set(left))).toEqual(daysOf(keptBackups(nights(60, '2026-11-28'), { daily: 7, weekly: 4 })))
})
