/** Dollars of the wire to the integer cents kept inside. */
export function toCents(usd: number): number {
  return Math.round(usd * 100)
}

/** Integer cents to the dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** Shows dollars the way the product does: `$1,250` or `$1,250.50`. */
export function formatUsd(usd: number): string {
  return usd.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(usd) ? 0 : 2,
  })
}
