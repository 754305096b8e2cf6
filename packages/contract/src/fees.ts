/** Basis points (hundredths of a percent). */
export const feeBpsMaximum = 5_000
export const feeBpsDefault = 1_000

/** Whole cents, rounded down, so that the platform never takes more than its share. */
export function feeCents(amountCents: number, feeBps: number): number {
  return Number((BigInt(amountCents) * BigInt(feeBps)) / 10_000n)
}

/**
 * Fee of the next part, in cents: the fee of all parts so far less what was taken before, so that the parts' fees add
 * up to the fee of the whole.
 */
export function nextFeeCents(parts: { releasedCents: number; nextCents: number; feeBps: number }): number {
  const { releasedCents, nextCents, feeBps } = parts
  return feeCents(releasedCents + nextCents, feeBps) - feeCents(releasedCents, feeBps)
}
