/** Totals of a search are exact up to here; beyond, they are a lower bound. Counting costs as much as it counts. */
export const countedMatches = 1_000

export type Commonness = {
  /** More projects match than are counted. */
  isCommon: boolean
  /** The same within one category. */
  isCommonIn(category: string): boolean
  /** At least so many match in each category, at most {@link countedMatches}. */
  atLeast: Record<string, number>
}

/**
 * What `hits` by category, of a random sample of `size` projects out of `outOf`, tell of all of them. That so many hits
 * turn up although no more than {@link countedMatches} projects match happens once in a thousand million needles.
 */
export function commonIn(hits: Record<string, number>, { size, outOf }: { size: number; outOf: number }): Commonness {
  const expected = (countedMatches * size) / Math.max(outOf, 1)
  const sufficient = size === 0 ? Number.POSITIVE_INFINITY : expected + 7 * Math.sqrt(expected) + 5
  const total = Object.values(hits).reduce((sum, count) => sum + count, 0)
  const atLeast: Record<string, number> = Object.create(null)
  for (const [category, count] of Object.entries(hits)) {
    const surely = Math.max(0, count - 4 * Math.sqrt(count) - 4) * (outOf / size)
    atLeast[category] = Math.min(countedMatches, Math.max(count, Math.floor(surely)))
  }
  return { isCommon: total >= sufficient, isCommonIn: (category) => (hits[category] ?? 0) >= sufficient, atLeast }
}
