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

export function formatInstant(instant: Date): string {
  const minute = new Date(Math.ceil(instant.getTime() / 60_000) * 60_000)
  const day = minute.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${minute.toISOString().slice(11, 16)} UTC`
}
