/** Dollars (wire) to integer cents (stored). */
export function toCents(usd: number): number {
  return Math.round(usd * 100)
}

/** Integer cents to dollars. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** `$1,250.00`: always with both decimals, for columns of amounts. */
export function formatCents(cents: number): string {
  return toDollars(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** `$1,250` or `$1,250.50` */
export function formatUsd(usd: number): string {
  return usd.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(usd) ? 0 : 2,
  })
}
