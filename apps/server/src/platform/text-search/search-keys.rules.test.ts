import { describe, expect, test } from 'vitest'
import { borderKeys, fewestTerms } from './search-keys.rules.ts'

/** Of a thousand sampled texts, those that contain a trigram. */
const frequencies: Record<string, number> = { rea: 900, eac: 300, act: 250 }
const frequencyOf = (gram: string) => frequencies[gram] ?? 0
const partFor = (rows: Record<string, number>) =>
  fewestTerms('react', frequencyOf, (letters) => rows[letters] ?? 0).parts

test('a word whose trigrams all are in many texts is looked up by a piece of it', () => {
  const rowsWith = (_letters: string, exact: readonly string[]) => (exact.length > 0 ? 1 : 40)

  expect(fewestTerms('milestone', () => 300, rowsWith)).toMatchObject({ pieces: ['eston'], parts: [] })
})

test('a phrase is looked up by what together is in the fewest texts, though each alone is in many', () => {
  // Texts have both of two sentences, which rarely stand together.
  const [between = ''] = borderKeys('two. our')
  const rowsWith = (_letters: string, exact: readonly string[]) => (exact.includes(between) ? 50 : 300)

  const { keys, parts } = fewestTerms('one and two. our own', () => 300, rowsWith)
  expect(keys).toContain(between)
  expect(parts).toEqual([])
})

describe('the letters by which the index is asked', () => {
  test('are all of a word where nothing is known of the texts that are searched', () => {
    expect(fewestTerms('react', frequencyOf).parts).toEqual(['react'])
  })

  test('are the trigram with the shortest list where few of the texts contain it', () => {
    expect(partFor({ rea: 130, eac: 40, reac: 30 })).toEqual(['act'])
  })

  test('are more than a trigram where that finds fewer texts', () => {
    expect(partFor({ rea: 130, eac: 40, act: 35, reac: 30, eact: 2, react: 2 })).toEqual(['eact'])
  })

  test('are the most of a long word whose trigrams all are in many texts', () => {
    const rowsWith = (letters: string) => ({ 3: 40, 7: 1 })[letters.length] ?? 10

    expect(fewestTerms('signage', () => 300, rowsWith).parts).toEqual(['signage'])
  })
})
