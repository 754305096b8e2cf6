const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dayOfThisYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const shortDayOfThisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayOfOtherYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Local, such as '4:05 PM'. */
export const formatTime = (iso: string) => time.format(new Date(iso))

/** The local day: 'Today', 'Yesterday', 'Friday, May 1' or 'December 31, 2025'. */
export function formatDayName(iso: string, now: Date): string {
  const at = new Date(iso)
  // Not 24 hours ago: two days a year have 23 or 25.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(at, now)) return 'Today'
  if (isSameDay(at, yesterday)) return 'Yesterday'
  return (isSameYear(at, now) ? dayOfThisYear : dayOfOtherYear).format(at)
}

/** For lists: the time today, else the local day, such as '4:05 PM', 'May 1' or 'December 31, 2025'. */
export function formatTimeOrDay(iso: string, now: Date): string {
  const at = new Date(iso)
  if (isSameDay(at, now)) return formatTime(iso)
  return (isSameYear(at, now) ? shortDayOfThisYear : dayOfOtherYear).format(at)
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
const isSameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear()
