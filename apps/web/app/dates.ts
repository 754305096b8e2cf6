const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const longUtcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A line can end between the day and the time only. */
const unbroken = (text: string) => text.replace(/\s(?!\d+:)/g, '\u00a0')

/** Local, such as 'Nov 20, 2026', in which no line ends. */
export function formatDay(iso: string): string {
  return unbroken(day.format(new Date(iso)))
}

/** UTC, such as 'Nov 20, 2026', in which no line ends: the same on the server and for every reader. */
export function formatUtcDay(iso: string): string {
  return unbroken(utcDay.format(new Date(iso)))
}

export function formatLongUtcDay(iso: string): string {
  return longUtcDay.format(new Date(iso))
}

/** In UTC: a deadline means 00:00 UTC, and west of Greenwich the local date would be the day before. */
export function formatDeadline(iso: string): string {
  return formatUtcDay(iso)
}

/** Local, such as 'Nov 20, 2026, 4:05 PM'. */
export function formatMoment(iso: string): string {
  return unbroken(moment.format(new Date(iso)))
}
