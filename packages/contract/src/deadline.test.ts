import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from './day.ts'
import { browsingDeadlineLabel, clientDeadlineLabel, daysLeft } from './deadline.ts'

const now = new Date('2030-01-10T12:00:00.000Z')
const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })

test.each([
  { deadline: '2030-01-10T12:00:00.001Z', days: 1, browsing: '1 days left', client: '1 day remaining' },
  { deadline: '2030-01-11T12:00:00.000Z', days: 1, browsing: '1 days left', client: '1 day remaining' },
  { deadline: '2030-01-11T12:00:00.001Z', days: 2, browsing: '2 days left', client: '2 days remaining' },
  { deadline: '2030-02-09', days: 30, browsing: '30 days left', client: '30 days remaining' },
  { deadline: '2030-01-10T12:00:00.000Z', days: 0, browsing: 'Deadline passed', client: 'Deadline expired' },
  { deadline: '2030-01-10T11:59:59.999Z', days: 0, browsing: 'Deadline passed', client: 'Deadline expired' },
  { deadline: '2030-01-09T12:00:00.000Z', days: -1, browsing: 'Deadline passed', client: 'Deadline expired' },
])('at noon of 10 January, $deadline is $days days away', ({ deadline, days, browsing, client }) => {
  expect(daysLeft(deadline, now)).toBe(days)
  expect(daysLeft(new Date(deadline), now)).toBe(days)
  expect(browsingDeadlineLabel(deadline, now)).toBe(browsing)
  expect(clientDeadlineLabel(deadline, now)).toBe(client)
})

describe('daysLeft', () => {
  test('is the one whole number of days that reaches the deadline, and not a day more', () => {
    const property = fc.property(instants, instants, (deadline, today) => {
      const days = daysLeft(deadline, today)
      expect(Object.is(days, -0)).toBe(false)
      expect(today.getTime() + days * dayMs).toBeGreaterThanOrEqual(deadline.getTime())
      expect(today.getTime() + (days - 1) * dayMs).toBeLessThan(deadline.getTime())
    })

    fc.assert(property)
  })

  test('both labels call a deadline passed at the very same moments', () => {
    const property = fc.property(instants, instants, (deadline, today) => {
      const passed = deadline.getTime() <= today.getTime()
      expect(browsingDeadlineLabel(deadline, today) === 'Deadline passed').toBe(passed)
      expect(clientDeadlineLabel(deadline, today) === 'Deadline expired').toBe(passed)
    })

    fc.assert(property)
  })
})
