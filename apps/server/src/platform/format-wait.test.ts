import { expect, test } from 'vitest'
import { formatWait } from './format-wait.ts'

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
])('$seconds seconds are spoken as $spoken', ({ seconds, spoken }) => {
  expect(formatWait(seconds)).toBe(spoken)
})
