import { expect, test } from 'vitest'
import { commonIn, countedMatches } from './commonness.rules.ts'

/** Probability of at least `hits` in a sample of `size`, if `countedMatches` of `outOf` projects match (Poisson). */
function chanceOf(hits: number, size: number, outOf: number): number {
  const expected = (countedMatches * size) / outOf
  let [term, chance] = [Math.exp(-expected), 0]
  for (let count = 1; count < hits + 500; count++) {
    term *= expected / count
    if (count >= hits) chance += term
  }
  return chance
}

test.each([10_000, 100_000, 1_000_000, 50_000_000])(
  'of %d projects, a needle that is not common is taken for one less than once in a hundred million times',
  (outOf) => {
    const size = 1_000
    let hits = 1
    while (!commonIn({ Design: hits }, { size, outOf }).isCommon) hits++

    expect(chanceOf(hits, size, outOf)).toBeLessThan(1e-8)
    expect(hits).toBeLessThan(size)
  },
)

test('a needle may be common, and rare in a category', () => {
  const { isCommon, isCommonIn, atLeast } = commonIn({ Design: 500, Print: 3 }, { size: 1_000, outOf: 1_000_000 })

  expect([isCommon, isCommonIn('Design'), isCommonIn('Print'), isCommonIn('__proto__')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(atLeast).toEqual({ Design: countedMatches, Print: 3 })
})

test('without a sample no needle is common', () => {
  expect(commonIn({}, { size: 0, outOf: 0 }).isCommon).toBe(false)
})
