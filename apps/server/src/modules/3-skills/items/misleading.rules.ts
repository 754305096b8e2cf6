import { itemAnswersNeeded } from '@guildhall/contract'

type Judged = { itemId: string; answers: number; discrimination: number | null }

/** The chance that any item of a pool is set aside though none of them misleads. */
const familywise = 0.01

/**
 * Items with enough answers whose discrimination is negative beyond chance: one-sided, by Fisher's transformation, with Holm's
 * correction over all items of the pool that are judged, so that a large pool brings no more false ones than a small one.
 */
export function misleadingAmong(items: readonly Judged[]): string[] {
  const judged = items
    .flatMap(({ itemId, answers, discrimination }) =>
      answers < itemAnswersNeeded.misleads || discrimination === null
        ? []
        : [{ itemId, chance: normalTail(Math.atanh(atMost(discrimination)) * Math.sqrt(answers - 3)) }],
    )
    .sort((one, other) => one.chance - other.chance)
  const passing = judged.findIndex(({ chance }, place) => chance > familywise / (judged.length - place))
  return judged.slice(0, passing < 0 ? judged.length : passing).map(({ itemId }) => itemId)
}

/** Fisher's transformation is infinite at 1. */
const atMost = (correlation: number) => Math.max(-0.999_999, Math.min(0.999_999, correlation))

/** The chance of a standard normal value of at most `z`, to 7 digits (Abramowitz and Stegun, 26.2.17). */
export function normalTail(z: number): number {
  if (z > 0) return 1 - normalTail(-z)
  const t = 1 / (1 - 0.231_641_9 * z)
  const powers = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const series = powers.reduceRight((sum, factor) => (sum + factor) * t, 0)
  return (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series
}
