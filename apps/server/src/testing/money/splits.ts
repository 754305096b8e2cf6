export type Side = 'client' | 'freelancer'
export type Milestone = { title: string; cents: number }

/** Cents; `release` is before the fee. */
export function splitOf(held: number, percent: number): { release: number; refund: number } {
  const release = Math.floor((held * percent) / 100)
  return { release, refund: held - release }
}

/** At most `cents` milestones. The last of several is a single cent, which can be all fee; the first takes the rest. */
export function milestonesOf(cents: number, count: number): Milestone[] {
  const parts = Math.max(1, Math.min(count, cents))
  const each = Math.floor(cents / parts)
  const others = Array.from({ length: parts - 1 }, (_, index) => (index === parts - 2 ? 1 : each))
  const first = others.reduce((left, part) => left - part, cents)
  return [first, ...others].map((part, index) => ({ title: `Part ${index + 1}`, cents: part }))
}

/** Less the fee of 10 %, rounded down. Deliberately not the product's own function. */
export const afterFee = (cents: number) => cents - (cents - (cents % 10)) / 10
