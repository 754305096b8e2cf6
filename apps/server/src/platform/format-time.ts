const long = new Intl.DurationFormat('en', { style: 'long' })

export function formatWait(seconds: number): string {
  if (seconds < 60) return long.format({ seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? long.format({ minutes }) : long.format({ hours: Math.ceil(minutes / 60) })
}

/** The wait from `now` until an instant; at least a minute. */
export function formatWaitUntil(until: Date, now: Date): string {
  return formatWait(Math.max(60, Math.ceil((until.getTime() - now.getTime()) / 1_000)))
}

const utc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' })

/** In UTC, rounded up to the minute, such as 'May 1, 2030 at 9:05 AM UTC'. */
export function formatInstant(instant: Date): string {
  const minute = Math.ceil(instant.getTime() / 60_000) * 60_000
  return `${utc.format(minute).replace('\u202f', ' ')} UTC`
}
