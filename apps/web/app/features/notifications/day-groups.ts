import type { NotificationView } from '@guildhall/contract'
import { formatDayName } from '../../local-times.ts'

export type DayGroup = { day: string; notifications: NotificationView[] }

/** Expects a list sorted by time. Groups by local day, such as 'Today' or 'Friday, May 1'. */
export function groupByDay(notifications: readonly NotificationView[], now: Date): DayGroup[] {
  const groups: DayGroup[] = []
  for (const notification of notifications) {
    const day = formatDayName(notification.createdAt, now)
    const last = groups.at(-1)
    if (last?.day === day) last.notifications.push(notification)
    else groups.push({ day, notifications: [notification] })
  }
  return groups
}
