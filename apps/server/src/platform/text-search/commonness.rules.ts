/** Search totals are exact up to here, and lower bounds beyond. Counting costs as much as it counts. */
export const countedMatches = 1_000

export type Commonness = {
  isCommon: boolean
  isCommonIn(category: string): boolean
  /** Lower bound of the matches by category, at most {@link countedMatches}. */
  atLeast: Record<string, number>
}

export type Population = { size: number; outOf: number }

/** Calls a rare text common once in a thousand million searches. */
export function commonIn(
  hits: Record<string, number>,
  { size, outOf }: Population,
  counted: number = countedMatches,
): Commonness {
  const expected = (counted * size) / Math.max(outOf, 1)
  const sufficient = size === 0 ? Number.POSITIVE_INFINITY : expected + 7 * Math.sqrt(expected) + 5
  const total = Object.values(hits).reduce((sum, count) => sum + count, 0)
  const atLeast: Record<string, number> = Object.create(null)
  for (const [category, count] of Object.entries(hits)) {
    const surely = Math.max(0, count - 4 * Math.sqrt(count) - 4) * (outOf / size)
    atLeast[category] = Math.min(counted, Math.max(count, Math.floor(surely)))
  }
  return { isCommon: total >= sufficient, isCommonIn: (category) => (hits[category] ?? 0) >= sufficient, atLeast }
}
