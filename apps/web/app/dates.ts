const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const longUtcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Local, such as 'Nov 20, 2026'. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** UTC, such as 'Nov 20, 2026': the same on the server and for every reader. */
export function formatUtcDay(iso: string): string {
  return utcDay.format(new Date(iso))
}

export function formatLongUtcDay(iso: string): string {
  return longUtcDay.format(new Date(iso))
}

/** In UTC: a deadline means 00:00 UTC, and west of Greenwich the local date would be the day before. */
export function formatDeadline(iso: string): string {
  return formatUtcDay(iso)
}

/** Local, such as 'Nov 20, 2026, 4:05 PM'. A line can end between the day and the time only. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso)).replace(/\s(?!\d+:)/g, '\u00a0')
}
