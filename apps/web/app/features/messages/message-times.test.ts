import { afterEach, expect, test, vi } from 'vitest'
import { formatDayName } from './message-times.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  { change: 'had 25 hours', now: '2026-11-01T23:30-05:00', at: '2026-10-31T12:00-04:00' },
  { change: 'followed one of 23 hours', now: '2026-03-09T00:30-04:00', at: '2026-03-08T12:00-04:00' },
])('on a day that $change, the day before is yesterday', ({ now, at }) => {
  vi.stubEnv('TZ', 'America/New_York')

  expect(formatDayName(at, new Date(now))).toBe('Yesterday')
})
