import type { NotificationView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { groupByDay } from './day-groups.ts'

const at = (...parts: [number, number, number, number]): NotificationView => ({
  _id: String(parts),
  kind: 'message.received',
  text: 'Ada sent you a message.',
  path: '/messages',
  createdAt: new Date(...parts).toISOString(),
  readAt: null,
})

test('a sorted list is grouped by the local day', () => {
  const list = [at(2026, 4, 2, 0), at(2026, 4, 1, 23), at(2026, 4, 1, 1), at(2026, 3, 30, 12), at(2025, 11, 31, 12)]

  const groups = groupByDay(list, new Date(2026, 4, 2, 9))

  expect(groups.map(({ day, notifications }) => [day, notifications.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Thursday, April 30', 1],
    ['December 31, 2025', 1],
  ])
})
