/** Which reading a prompt asks for, learned from prompts whose answers are known: multinomial logistic regression over stems. */
export type Classifier = {
  /** Ids of readings; empty for what nothing answers. */
  answers: readonly string[]
  rarities: ReadonlyMap<string, number>
  /** By stem, a weight for each answer. */
  weights: ReadonlyMap<string, ArrayLike<number>>
  constants: ArrayLike<number>
  /** What a weight of 1 means. */
  scale: number
}

export type Example = { answer: string; stems: readonly string[] }

/** What a stem says: more the rarer it is. Their squares sum up to 1. */
export function saidBy(stems: readonly string[], rarities: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stemmed of stems) if (rarities.has(stemmed)) counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1)
  const said = new Map<string, number>()
  for (const [stemmed, count] of counts) said.set(stemmed, (1 + Math.log(count)) * (rarities.get(stemmed) ?? 0))
  const length = Math.sqrt([...said.values()].reduce((sum, one) => sum + one * one, 0))
  for (const [stemmed, one] of said) said.set(stemmed, one / length)
  return said
}

/** By answer, the logarithm of how likely it is. */
export function classify(
  stems: readonly string[],
  { answers, rarities, weights, constants, scale }: Classifier,
): Float64Array {
  const sums = Float64Array.from(constants, (constant) => constant * scale)
  for (const [stemmed, one] of saidBy(stems, rarities)) {
    const own = weights.get(stemmed)
    if (own) for (let at = 0; at < answers.length; at++) sums[at] = (sums[at] ?? 0) + one * scale * (own[at] ?? 0)
  }
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity)
  const total = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0))
  return sums.map((one) => one - total)
}
