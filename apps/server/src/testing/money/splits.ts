export type Side = 'client' | 'freelancer'
export type Milestone = { title: string; cents: number }

/** Cents; `release` is before the fee. */
export function splitOf(held: number, percent: number): { release: number; refund: number } {
  const release = Math.floor((held * percent) / 100)
  return { release, refund: held - release }
}

/** At most `cents` milestones, as each is at least one cent. */
export function milestonesOf(cents: number, count: number): Milestone[] {
  const parts = Math.max(1, Math.min(count, cents))
  const each = Math.max(1, Math.floor(cents / parts))
  return Array.from({ length: parts }, (_, index) => ({
    title: `Part ${index + 1}`,
    cents: index === 0 ? Math.max(1, cents - each * (parts - 1)) : each,
  }))
}

/** Less the fee of 10 %, rounded down. Deliberately not the product's own function. */
export const afterFee = (cents: number) => cents - (cents - (cents % 10)) / 10
