import { expect, test } from 'vitest'
import { formatInstant, formatWait, formatWaitUntil } from './format-time.ts'

test.each([
  { seconds: 1, spoken: '1 second' },
  { seconds: 2, spoken: '2 seconds' },
  { seconds: 59, spoken: '59 seconds' },
  { seconds: 60, spoken: '1 minute' },
  { seconds: 61, spoken: '2 minutes' },
  { seconds: 900, spoken: '15 minutes' },
  { seconds: 7_140, spoken: '119 minutes' },
  { seconds: 7_200, spoken: '2 hours' },
  { seconds: 7_201, spoken: '3 hours' },
  { seconds: 86_400, spoken: '24 hours' },
])('$seconds seconds read “$spoken”', ({ seconds, spoken }) => {
  expect(formatWait(seconds)).toBe(spoken)
})

const at = (time: string) => new Date(`2030-05-01T${time}Z`)

test.each([
  { until: '10:00:00.001', wait: '1 minute' },
  { until: '10:12:00', wait: '12 minutes' },
  { until: '11:00:00', wait: '60 minutes' },
  { until: '11:00:01', wait: '61 minutes' },
  { until: '12:00:00', wait: '2 hours' },
  { until: '12:00:01', wait: '3 hours' },
  { until: '19:30:00', wait: '10 hours' },
])('from 10:00 until $until are $wait', ({ until, wait }) => {
  expect(formatWaitUntil(at(until), at('10:00:00'))).toBe(wait)
})

test.each([
  { instant: '2030-05-01T09:05:00.000Z', spoken: 'May 1, 2030 at 9:05 AM UTC' },
  { instant: '2030-12-31T23:59:00.001Z', spoken: 'January 1, 2031 at 12:00 AM UTC' },
])('$instant reads “$spoken”', ({ instant, spoken }) => {
  expect(formatInstant(new Date(instant))).toBe(spoken)
})
