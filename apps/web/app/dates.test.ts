import { expect, test } from 'vitest'
import { formatDeadline, formatLongUtcDay, formatMoment, formatUtcDay } from './dates.ts'

test('days are written in UTC, the same for every reader', () => {
  const lateEvening = '2026-11-20T23:50:00.000Z'

  expect(formatLongUtcDay(lateEvening)).toBe('November 20, 2026')
  expect(formatUtcDay(lateEvening)).toBe('Nov 20, 2026')
  expect(formatDeadline('2026-11-20T00:00:00.000Z')).toBe('Nov 20, 2026')
})

test('a moment breaks between its day and its time only', () => {
  const parts = formatMoment('2026-11-20T12:05:00.000Z').split(' ')

  expect(parts).toEqual([
    expect.stringMatching(/^Nov\u00a020,\u00a02026,$/),
    expect.stringMatching(/^\d+:05\u00a0[AP]M$/),
  ])
})
