/** To the second, rounded down: a JWT has no finer time, and what it says must be what the credential says. */
export function isoSecond(instant: Date): string {
  const whole = new Date(Math.floor(instant.getTime() / 1_000) * 1_000)
  return whole.toISOString().replace('.000Z', 'Z')
}
