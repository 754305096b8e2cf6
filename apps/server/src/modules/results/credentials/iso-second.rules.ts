/** `2026-11-20T13:04:05Z`, rounded down. A JWT has whole seconds, and the credential in it must say the same. */
export function isoSecond(instant: Date): string {
  const whole = new Date(Math.floor(instant.getTime() / 1_000) * 1_000)
  return whole.toISOString().replace('.000Z', 'Z')
}
