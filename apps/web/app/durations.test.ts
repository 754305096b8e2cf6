import { expect, test } from 'vitest'
import { formatClock, formatDuration } from './durations.ts'

test.each([
  { seconds: 3_725, clock: '1:02:05', short: '1 hr, 2 min, 5 sec', long: '1 hour, 2 minutes, 5 seconds' },
  { seconds: 900, clock: '15:00', short: '15 min', long: '15 minutes' },
  { seconds: 725, clock: '12:05', short: '12 min, 5 sec', long: '12 minutes, 5 seconds' },
  { seconds: 450, clock: '07:30', short: '7 min, 30 sec', long: '7 minutes, 30 seconds' },
  { seconds: 60, clock: '01:00', short: '1 min', long: '1 minute' },
  { seconds: 59, clock: '00:59', short: '59 sec', long: '59 seconds' },
  { seconds: 0, clock: '00:00', short: '0 sec', long: '0 seconds' },
])('$seconds seconds read $clock, $short and $long', ({ seconds, clock, short, long }) => {
  expect([formatClock(seconds), formatDuration(seconds, 'short'), formatDuration(seconds)]).toEqual([
    clock,
    short,
    long,
  ])
})
