/** Says a wait the way people do: `20 seconds`, `2 minutes`, `4 hours`. Never less than it takes. */
export function spokenWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}

/** Says how long `until` is off, from a minute to days: `12 minutes`, `60 minutes`, `23 hours`. Never less than it takes. */
export function spokenWaitUntil(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  const [count, unit] = minutes > 60 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute']
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

/** An instant for reading, to the minute, rounded up: `21 November 2026, 13:05 UTC`. */
export function spokenInstant(instant: Date): string {
  const minute = new Date(Math.ceil(instant.getTime() / 60_000) * 60_000)
  const day = minute.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${minute.toISOString().slice(11, 16)} UTC`
}
