import { expect, test } from 'vitest'
import { timeLeft } from './dispute-words.ts'

test.each([
  ['2029-12-17T11:59:00Z', '7 days left'],
  ['2029-12-12T12:00:00Z', '2 days left'],
  ['2029-12-12T11:59:00Z', '47 hours left'],
  ['2029-12-10T13:00:00Z', '1 hour left'],
  ['2029-12-10T12:59:00Z', 'Less than an hour left'],
  ['2029-12-10T12:00:00Z', 'Time is up'],
])('at noon, until %s: %s', (until, text) => {
  expect(timeLeft(until, new Date('2029-12-10T12:00:00Z'))).toBe(text)
})
