const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const thisYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

export const formatTime = (iso: string) => time.format(new Date(iso))

export function formatDayName(iso: string, now: Date): string {
  const date = new Date(iso)
  // Not 24 hours ago: two days a year have 23 or 25.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return date.getFullYear() === now.getFullYear() ? thisYear.format(date) : anyYear.format(date)
}

export function formatListTime(iso: string, now: Date): string {
  const date = new Date(iso)
  if (date.toDateString() === now.toDateString()) return formatTime(iso)
  return date.getFullYear() === now.getFullYear() ? shortDay.format(date) : anyYear.format(date)
}
