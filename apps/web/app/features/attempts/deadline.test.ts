import { expect, test } from 'vitest'
import { countdownAnnouncement, localDeadline, secondsUntil } from './deadline.ts'

test('the deadline is as far away as the server says, on a clock that is an hour off', () => {
  const receivedAtMs = Date.parse('2026-03-01T11:00:00.000Z')
  const times = { serverNow: '2026-03-01T10:00:00.000Z', deadlineAt: '2026-03-01T10:15:00.000Z' }

  const end = localDeadline(times, receivedAtMs)

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
])('from $before to $now seconds a screen reader says $heard', ({ before, now, heard }) => {
  expect(countdownAnnouncement(before, now)).toBe(heard)
})
