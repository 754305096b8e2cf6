import { expect, test } from 'vitest'
import { announcement, clockText, endOnThisClock, longestText, secondsUntil, spanText } from './clock.ts'

test.each([
  { seconds: 900, clock: '15:00', span: '15 min' },
  { seconds: 725, clock: '12:05', span: '12 min 5 s' },
  { seconds: 59, clock: '0:59', span: '59 s' },
  { seconds: 0, clock: '0:00', span: '0 s' },
])('$seconds seconds read $clock, and $span in words', ({ seconds, clock, span }) => {
  expect(clockText(seconds)).toBe(clock)
  expect(spanText(seconds)).toBe(span)
})

test.each([
  { questions: 5, text: '7½ minutes' },
  { questions: 10, text: '15 minutes' },
  { questions: 15, text: '22½ minutes' },
  { questions: 20, text: '30 minutes' },
])('$questions questions of 90 seconds take at most $text', ({ questions, text }) => {
  expect(longestText(questions, 90)).toBe(text)
})

test('the end is as far away as the server says, on a clock that is an hour off', () => {
  const receivedAtMs = Date.parse('2026-03-01T11:00:00.000Z')
  const times = { serverNow: '2026-03-01T10:00:00.000Z', deadlineAt: '2026-03-01T10:15:00.000Z' }

  const end = endOnThisClock(times, receivedAtMs)

  expect(secondsUntil(end, receivedAtMs)).toBe(15 * 60)
  expect(secondsUntil(end, receivedAtMs + 899_001)).toBe(1)
  expect(secondsUntil(end, receivedAtMs + 900_000)).toBe(0)
  expect(secondsUntil(end, receivedAtMs + 5_000_000)).toBe(0)
})

test.each([
  { before: 301, now: 300, heard: '5 minutes left.' },
  { before: 300, now: 299, heard: undefined },
  { before: 61, now: 60, heard: '1 minute left.' },
  { before: 900, now: 40, heard: '1 minute left.' },
  { before: 700, now: 120, heard: '5 minutes left.' },
  { before: 61, now: 0, heard: undefined },
  { before: 900, now: 899, heard: undefined },
])('from $before to $now seconds one hears $heard', ({ before, now, heard }) => {
  expect(announcement(before, now)).toBe(heard)
})
