import type { Evidence, FeatureName, Features } from './answer-evidence.ts'

/**
 * Two sums, both fitted by logistic regression to prompts whose answers are known (0124). The first says which reading answers a
 * prompt best, the second, of the best one, whether it answers it at all.
 */
const weightsOfRank = {
  closest: 1.05,
  often: 2.01,
  mentioned: 1.99,
  missing: -0.94,
  pairs: 0.99,
  bm25OfBest: 1.07,
  bm25: 2.67,
  name: 1.86,
  isNear: 1.23,
  isRelated: 1.67,
  isSpecific: 0.86,
  isUnit: 1.95,
  total: 1.17,
} as const satisfies Partial<Record<FeatureName, number>>
const constantOfRank = -7.33

const weightsOfAnswer = {
  share: 1.91,
  pairs: 0.61,
  hasPairs: -0.91,
  sure: 1.19,
  lackedEveryday: -1.26,
  words: 1.55,
  technical: 2.01,
  everydayOfKnown: -0.76,
  unknownEveryday: -0.63,
  elsewhere: -4.44,
  elsewherePairs: -1.75,
} as const satisfies Partial<Record<FeatureName, number>>
/** `rank`: the first sum; `lead`: how far the best reading is ahead of the next. */
const [weightOfRank, weightOfLead, constantOfAnswer] = [1.06, -0.62, 2.81]
const leadMaximum = 3

/** Above this sum the best reading is taken for an answer: to offer what does not answer is worse than to offer nothing. */
const sumOfAnswer = 0.5
/** Readings that are behind the best by more are noise. */
const distanceMaximum = 2.5

export type Ranked = Evidence & { rank: number }

/** Readings that answer a prompt, the best first; none if it is about something else. */
export function rankAnswers(evidence: readonly Evidence[]): Ranked[] {
  const ranked = evidence
    .map((one) => ({ ...one, rank: constantOfRank + sumOf(one.features, weightsOfRank) }))
    .sort((one, other) => other.rank - one.rank)
  const [best, next] = ranked
  if (!best) return []
  const lead = next ? Math.min(leadMaximum, best.rank - next.rank) : leadMaximum
  const sum = constantOfAnswer + weightOfRank * best.rank + weightOfLead * lead + sumOf(best.features, weightsOfAnswer)
  return sum > sumOfAnswer ? ranked.filter(({ rank }) => rank > best.rank - distanceMaximum) : []
}

const sumOf = (features: Features, weights: Partial<Record<FeatureName, number>>) =>
  (Object.entries(weights) as [FeatureName, number][]).reduce((sum, [name, weight]) => sum + weight * features[name], 0)
