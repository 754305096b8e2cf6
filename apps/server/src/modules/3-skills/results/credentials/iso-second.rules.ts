/** `2026-11-20T13:04:05Z`, rounded down. A JWT has whole seconds, and its credential must match. */
export function isoSecond(instant: Date): string {
  const whole = new Date(Math.floor(instant.getTime() / 1_000) * 1_000)
  return whole.toISOString().replace('.000Z', 'Z')
}
