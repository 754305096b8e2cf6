import type { Evidence, FeatureName, Features } from './answer-evidence.ts'

/**
 * Two sums, both fitted by logistic regression to prompts whose answers are known (0128). The first says which reading answers a
 * prompt best, the second, of the best one, whether it answers it at all.
 */
const weightsOfRank = {
  learned: 0.88,
  mentioned: 2.91,
  pairs: 1.03,
  bm25: 4.51,
  name: 2.8,
  isRelated: 3.19,
} as const satisfies Partial<Record<FeatureName, number>>

const weightsOfAnswer = {
  learned: -0.6,
  learnedElsewhere: -0.72,
  share: 2.49,
  pairs: 1.1,
  hasPairs: -1.32,
  words: 2.6,
  technical: 8.91,
  everydayOfKnown: 3.48,
  unknownEveryday: -1.37,
  elsewhere: -6.05,
  elsewherePairs: -0.86,
} as const satisfies Partial<Record<FeatureName, number>>
/** `rank`: the first sum; `lead`: how far the best reading is ahead of the next. */
const [weightOfRank, weightOfLead, constantOfAnswer] = [0.86, -0.36, -9.23]
const leadMaximum = 3

/** Above this sum the best reading is taken for an answer. */
const sumOfAnswer = 0.1
/** Readings that are behind the best by more are noise. Those that the prompt names may be further behind. */
const distanceMaximum = { named: 4, other: 2.5 }

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
  return ranked.filter(({ rank, features: { name, isRelated } }) => {
    const isNamed = name > 0 && isRelated === 0
    return best.rank - rank < (isNamed ? distanceMaximum.named : distanceMaximum.other)
  })
}

const sumOf = (features: Features, weights: Partial<Record<FeatureName, number>>) =>
  (Object.entries(weights) as [FeatureName, number][]).reduce((sum, [name, weight]) => sum + weight * features[name], 0)
