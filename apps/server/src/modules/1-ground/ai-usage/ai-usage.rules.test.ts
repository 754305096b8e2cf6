import { expect, test } from 'vitest'
import { oldestDayKept, secondsUntilMidnight, utcDay } from './ai-usage.rules.ts'

test.each([
  ['2030-05-06T00:00:00.000Z', '2030-05-06', 86_400],
  ['2030-05-06T23:59:59.001Z', '2030-05-06', 1],
  ['2030-05-06T23:30:00-05:00', '2030-05-07', 70_200],
])('%s is of the day %s, which lasts %d more seconds', (instant, day, seconds) => {
  expect(utcDay(new Date(instant))).toBe(day)
  expect(secondsUntilMidnight(new Date(instant))).toBe(seconds)
})

test('two weeks of counts are kept', () => {
  expect(oldestDayKept(new Date('2030-05-15T12:00:00Z'))).toBe('2030-05-01')
})
