import { figureCasesMinimum, ratingFullWeightCents, ratingPrior, ratingPriorWeight } from './figures.constants.ts'

/**
 * Weight of one person's ratings, 0 to 1 in tenths. Finer steps would reveal what two people paid each other.
 * `releasedCents`: the sum over the contracts that this person reviewed.
 */
export function ratingWeightOf(releasedCents: number): number {
  return Math.floor((Math.min(releasedCents, ratingFullWeightCents) * 10) / ratingFullWeightCents) / 10
}

/** Rounded to two decimals; null without a rating that counts. `sum`: of each person's mean times its weight. */
export function ratingOf({ weight, sum }: { weight: number; sum: number }): number | null {
  if (weight === 0) return null
  return roundTo((ratingPrior * ratingPriorWeight + sum) / (ratingPriorWeight + weight), 2)
}

/** Whole percent, rounded down; null with fewer than `minimum` cases. */
export function shareOf(some: number, all: number, minimum: number = figureCasesMinimum): number | null {
  return all < Math.max(1, minimum) ? null : Math.floor((some * 100) / all)
}

/** The lower median of whole minutes; null with fewer than {@link figureCasesMinimum}. */
export function medianOf(minutes: readonly number[]): number | null {
  if (minutes.length < figureCasesMinimum) return null
  return minutes.toSorted((one, other) => one - other)[Math.floor((minutes.length - 1) / 2)] ?? null
}

function roundTo(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals + 1e-9) / 10 ** decimals
}
