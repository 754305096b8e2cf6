const long = new Intl.DurationFormat('en', { style: 'long' })

/** A wait in words, rounded up: `20 seconds`, `2 minutes`, `4 hours`. Minutes up to 119, then hours. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return long.format({ seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? long.format({ minutes }) : long.format({ hours: Math.ceil(minutes / 60) })
}
