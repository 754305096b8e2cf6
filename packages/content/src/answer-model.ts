import type { Evidence, FeatureName, Features } from './answer-evidence.ts'

/**
 * Two sums, both fitted by logistic regression to prompts whose answers are known (0128). The first says which reading answers a
 * prompt best, the second, of the best one, whether it answers it at all.
 */
const weightsOfRank = {
  learned: 0.84,
  mentioned: 3.26,
  pairs: 1.56,
  bm25: 2.98,
  name: 1.32,
  isRelated: 1.99,
} as const satisfies Partial<Record<FeatureName, number>>

const weightsOfAnswer = {
  learned: -0.53,
  learnedElsewhere: -1.29,
  share: 1.29,
  pairs: 2,
  hasPairs: -0.71,
  words: 3.81,
  technical: 6.26,
  everydayOfKnown: 2.47,
  unknownEveryday: 0.37,
  elsewhere: -3.88,
  elsewherePairs: -1.78,
} as const satisfies Partial<Record<FeatureName, number>>
/** `rank`: the first sum; `lead`: how far the best reading is ahead of the next. */
const [weightOfRank, weightOfLead, constantOfAnswer] = [0.77, -0.4, -8.41]
const leadMaximum = 3

/** Above this sum the best reading is taken for an answer. */
const sumOfAnswer = 0
/**
 * Readings that are behind the best by more are noise. Those that the prompt names may be further behind, and others less where
 * the best is known to come closest to what nothing teaches.
 */
const distanceMaximum = { named: 4, besideRelated: 0.8, other: 2.5 }

export type Ranked = Evidence & { rank: number }

/** Readings that answer a prompt, the best first; none if it is about something else. */
export function rankAnswers(evidence: readonly Evidence[]): Ranked[] {
  const ranked = evidence
    .map((one) => ({ ...one, rank: sumOf(one.features, weightsOfRank) }))
    .sort((one, other) => other.rank - one.rank)
  const [best, next] = ranked
  if (!best) return []
  const lead = next ? Math.min(leadMaximum, best.rank - next.rank) : leadMaximum
  const sum = constantOfAnswer + weightOfRank * best.rank + weightOfLead * lead + sumOf(best.features, weightsOfAnswer)
  if (sum <= sumOfAnswer) return []
  const ofOthers = best.features.isRelated > 0 ? distanceMaximum.besideRelated : distanceMaximum.other
  return ranked.filter(({ rank, features: { name, isRelated } }) => {
    const isNamed = name > 0 && isRelated === 0
    return best.rank - rank < (isNamed ? distanceMaximum.named : ofOthers)
  })
}

const sumOf = (features: Features, weights: Partial<Record<FeatureName, number>>) =>
  (Object.entries(weights) as [FeatureName, number][]).reduce((sum, [name, weight]) => sum + weight * features[name], 0)
