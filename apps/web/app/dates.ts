const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO instant as the reader's calendar day, such as 'Nov 20, 2026'. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** An ISO instant with the reader's time of day, such as 'Nov 20, 2026, 4:05 PM'. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
