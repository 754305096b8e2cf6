import { dayMs } from '@guildhall/contract'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const thisYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

export const formatTime = (iso: string) => time.format(new Date(iso))

export function formatDayName(iso: string, now: Date): string {
  const date = new Date(iso)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === new Date(now.getTime() - dayMs).toDateString()) return 'Yesterday'
  return date.getFullYear() === now.getFullYear() ? thisYear.format(date) : anyYear.format(date)
}

export function formatListTime(iso: string, now: Date): string {
  const date = new Date(iso)
  if (date.toDateString() === now.toDateString()) return formatTime(iso)
  return date.getFullYear() === now.getFullYear() ? shortDay.format(date) : anyYear.format(date)
}
