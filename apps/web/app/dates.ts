const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const longUtcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO instant as the reader's calendar day, such as 'Nov 20, 2026'. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** An ISO instant as its UTC calendar day, such as 'Nov 20, 2026': the same on the server and for every reader. */
export function formatUtcDay(iso: string): string {
  return utcDay.format(new Date(iso))
}

/** The same in full, such as 'November 20, 2026'. */
export function formatLongUtcDay(iso: string): string {
  return longUtcDay.format(new Date(iso))
}

/**
 * A deadline as its UTC calendar day, the same for every reader: it is set as a date alone, which means 00:00 UTC. West of
 * Greenwich the reader's own calendar would show the day before.
 */
export function formatDeadline(iso: string): string {
  return formatUtcDay(iso)
}

/** An ISO instant with the reader's time of day, such as 'Nov 20, 2026, 4:05 PM'. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
