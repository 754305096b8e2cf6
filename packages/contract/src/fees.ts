/** Basis points: hundredths of a percent. */
export const feeBpsMaximum = 5_000
/** What the platform keeps unless a site has set another share. */
export const feeBpsDefault = 1_000

/**
 * What the platform keeps of `amountCents`, in whole cents. Rounded down, so that it never takes more than its share, and
 * the freelancer gets the rest: the two always add up.
 */
export function feeCents(amountCents: number, feeBps: number): number {
  return Number((BigInt(amountCents) * BigInt(feeBps)) / 10_000n)
}

/**
 * The fee of the next part of an amount that is released in parts: the fee of all released so far, less what was taken before.
 * So that the parts add up to the fee of the whole, whatever their sizes.
 */
export function nextFeeCents(parts: { releasedCents: number; nextCents: number; feeBps: number }): number {
  const { releasedCents, nextCents, feeBps } = parts
  return feeCents(releasedCents + nextCents, feeBps) - feeCents(releasedCents, feeBps)
}
