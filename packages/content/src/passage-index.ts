import type { Passage, PassageTexts, Reading } from './reading-index.ts'
import { stemsOf } from './search-words.ts'

/** How often a word of a field counts, and how far the field alone shows that the passage teaches the word. */
const fields = {
  title: { boost: 5, strength: 1 },
  topics: { boost: 4, strength: 1 },
  summary: { boost: 2.5, strength: 0.8 },
  work: { boost: 1.5, strength: 0.49 },
  texts: { boost: 1, strength: 0.35 },
  tasks: { boost: 1, strength: 0.35 },
} as const satisfies Record<string, { boost: number; strength: number }>
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as Field[]

/** A text that comes back to a word teaches it, too. */
const oftenInText = 3
const strengthIfOften = 0.49

/** The usual constants of BM25. */
const saturation = 1.2
const lengthShare = 0.4

type Posting = { passage: number; count: number; strength: number }
export type PassageHit = { passage: Passage; reading: Reading; bm25: number; strengths: ReadonlyMap<string, number> }

/** BM25 over the fields of lessons and units (BM25F): counts are weighted by field before they saturate. */
export function openPassageIndex() {
  const postings = new Map<string, Posting[]>()
  const entries: { passage: Passage; reading: Reading; length: number }[] = []
  let totalLength = 0

  function add({ passage, ...others }: PassageTexts, reading: Reading) {
    const at = entries.length
    const byField: Record<Field, readonly string[]> = {
      ...others,
      title: [passage.title],
      topics: passage.topics,
    }
    const own = new Map<string, Posting>()
    let length = 0
    for (const field of fieldNames) {
      const { boost, strength } = fields[field]
      for (const word of byField[field].flatMap(stemsOf)) {
        const posting = own.get(word) ?? { passage: at, count: 0, strength: 0 }
        own.set(word, posting)
        posting.count += boost
        const isOften = field === 'texts' && posting.count >= oftenInText
        posting.strength = Math.max(posting.strength, isOften ? strengthIfOften : strength)
        length += 1
      }
    }
    for (const [word, posting] of own) {
      const list = postings.get(word)
      if (list) list.push(posting)
      else postings.set(word, [posting])
    }
    entries.push({ passage, reading, length })
    totalLength += length
  }

  const rarity = (word: string) => {
    const count = postings.get(word)?.length ?? 0
    return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))
  }

  function find(words: Iterable<string>): PassageHit[] {
    const hits = new Map<number, { bm25: number; strengths: Map<string, number> }>()
    const meanLength = totalLength / entries.length
    for (const word of words) {
      const weight = rarity(word)
      for (const { passage, count, strength } of postings.get(word) ?? []) {
        const relative = (entries[passage]?.length ?? 0) / meanLength
        const reach = saturation * (1 - lengthShare + lengthShare * relative)
        const hit = hits.get(passage) ?? { bm25: 0, strengths: new Map<string, number>() }
        hits.set(passage, hit)
        hit.bm25 += (weight * count * (saturation + 1)) / (count + reach)
        hit.strengths.set(word, strength)
      }
    }
    return [...hits].flatMap(([at, hit]) => {
      const entry = entries[at]
      return entry ? [{ passage: entry.passage, reading: entry.reading, ...hit }] : []
    })
  }

  return { add, find, rarity }
}
