export type Side = 'client' | 'freelancer'
export type Milestone = { title: string; cents: number }

/** Cents to the freelancer before the fee, and back to the client. */
export function splitOf(held: number, percent: number): { release: number; refund: number } {
  const release = Math.floor((held * percent) / 100)
  return { release, refund: held - release }
}

/** `count` milestones that add up to `cents`, as far as such can be named. */
export function milestonesOf(cents: number, count: number): Milestone[] {
  const parts = Math.max(1, Math.min(count, cents))
  const each = Math.max(1, Math.floor(cents / parts))
  return Array.from({ length: parts }, (_, index) => ({
    title: `Part ${index + 1}`,
    cents: index === 0 ? Math.max(1, cents - each * (parts - 1)) : each,
  }))
}

/** What is left of a contract's release after the fee of 10 %, which is rounded down. Not the product's own function. */
export const afterFee = (cents: number) => cents - (cents - (cents % 10)) / 10
