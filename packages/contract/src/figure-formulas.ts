import { figureCasesMinimum, ratingPrior, ratingPriorWeight } from './figures.constants.ts'

/** A rating with two decimals; null without a counted review. `sum`: of the means of different people. */
export function ratingOf({ people, sum }: { people: number; sum: number }): number | null {
  if (people === 0) return null
  return roundTo((ratingPrior * ratingPriorWeight + sum) / (ratingPriorWeight + people), 2)
}

/** A share in whole percent, rounded down; null with fewer than `minimum` cases. */
export function shareOf(some: number, all: number, minimum: number = figureCasesMinimum): number | null {
  return all < Math.max(1, minimum) ? null : Math.floor((some * 100) / all)
}

/** The middle of whole minutes, of two the lower; null with fewer than {@link figureCasesMinimum}. */
export function medianOf(minutes: readonly number[]): number | null {
  if (minutes.length < figureCasesMinimum) return null
  return minutes.toSorted((one, other) => one - other)[Math.floor((minutes.length - 1) / 2)] ?? null
}

function roundTo(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals + 1e-9) / 10 ** decimals
}
