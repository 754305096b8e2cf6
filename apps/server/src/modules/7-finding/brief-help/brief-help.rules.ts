/** Dollars with two digits that count, so that nobody's exact price is told: 93,512 cents are 940. */
export function roundedDollars(cents: number): number {
  const dollars = cents / 100
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, dollars))) - 1)
  return Math.round(dollars / step) * step
}
