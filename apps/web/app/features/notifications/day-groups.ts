import type { NotificationView } from '@guildhall/contract'

const thisYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const otherYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

export type DayGroup = { day: string; notifications: NotificationView[] }

/** Expects a list sorted by time. Groups by local day, such as 'Today' or 'Friday, May 1'. */
export function groupByDay(notifications: readonly NotificationView[], now: Date): DayGroup[] {
  const groups: DayGroup[] = []
  for (const notification of notifications) {
    const day = dayName(new Date(notification.createdAt), now)
    const last = groups.at(-1)
    if (last?.day === day) last.notifications.push(notification)
    else groups.push({ day, notifications: [notification] })
  }
  return groups
}

function dayName(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return 'Today'
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(at)
}

export const formatTime = (iso: string) => time.format(new Date(iso))
