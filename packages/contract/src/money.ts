/** Dollars (wire) to integer cents (stored). */
export function toCents(usd: number): number {
  return Math.round(usd * 100)
}

/** What sums of many amounts can be off by in floating point, and less than anyone means. */
const floatingPointNoise = 5e-8

/** True for 0.1 + 0.2, false for 0.001 and for 1e-7. */
export function isWholeCents(usd: number): boolean {
  const nearest = toDollars(toCents(usd))
  return nearest === 0 ? usd === 0 : Math.abs(usd - nearest) < floatingPointNoise
}

export function toDollars(cents: number): number {
  return cents / 100
}

/** `$1,250.00` or `−$0.05`: always with both decimals, for columns of amounts. */
export function formatCents(cents: number): string {
  const amount = toDollars(Math.abs(cents)).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return cents < 0 ? `−${amount}` : amount
}

/** `$1,250` or `$1,250.50` */
export function formatUsd(usd: number): string {
  return usd.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(usd) ? 0 : 2,
  })
}
