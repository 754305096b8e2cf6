import type { Passage, Reading } from './reading-index.ts'

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
type StemsByField = Record<Field, readonly string[]>
const fieldNames = Object.keys(fields) as Field[]

/** A text that comes back to a word is about it, though hardly enough to be found by that word alone. */
const oftenInText = 3
const strengthIfOften = 0.49

/** The usual constants of BM25. */
const saturation = 1.2
const lengthShare = 0.4

export type PassageHit = { passage: Passage; reading: Reading; bm25: number; strengths: ReadonlyMap<string, number> }

/** BM25 over the fields of lessons and units (BM25F): counts are weighted by field before they saturate. */
export function openPassageIndex() {
  /** By stem: passage, weighted count, strength, passage, … Packed, as 100,000 objects would take 10 MB. */
  const postings = new Map<string, number[]>()
  const entries: { passage: Passage; reading: Reading; length: number }[] = []
  let totalLength = 0

  function put(stemmed: string, field: Field, passage: number) {
    const { boost, strength } = fields[field]
    const list = postings.get(stemmed)
    if (!list) postings.set(stemmed, [passage, boost, strength])
    else if (list.at(-3) !== passage) list.push(passage, boost, strength)
    else {
      const [before = 0, strengthBefore = 0] = list.splice(-2)
      const count = before + boost
      const isOften = field === 'texts' && count >= oftenInText
      list.push(count, Math.max(strengthBefore, isOften ? strengthIfOften : strength))
    }
  }

  function add(passage: Passage, stems: StemsByField, reading: Reading) {
    for (const field of fieldNames) for (const stemmed of stems[field]) put(stemmed, field, entries.length)
    const length = fieldNames.reduce((sum, field) => sum + stems[field].length, 0)
    entries.push({ passage, reading, length })
    totalLength += length
  }

  function rarity(stemmed: string) {
    const count = (postings.get(stemmed)?.length ?? 0) / 3
    return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))
  }

  function find(stems: Iterable<string>): PassageHit[] {
    const hits = new Map<number, { bm25: number; strengths: Map<string, number> }>()
    const meanLength = totalLength / entries.length
    for (const stemmed of stems) {
      const weight = rarity(stemmed)
      const list = postings.get(stemmed) ?? []
      for (let at = 0; at < list.length; at += 3) {
        const [passage = 0, count = 0, strength = 0] = [list[at], list[at + 1], list[at + 2]]
        const relative = (entries[passage]?.length ?? 0) / meanLength
        const reach = saturation * (1 - lengthShare + lengthShare * relative)
        const hit = hits.get(passage) ?? { bm25: 0, strengths: new Map<string, number>() }
        hits.set(passage, hit)
        hit.bm25 += (weight * count * (saturation + 1)) / (count + reach)
        hit.strengths.set(stemmed, strength)
      }
    }
    return [...hits].flatMap(([at, hit]) => {
      const entry = entries[at]
      return entry ? [{ passage: entry.passage, reading: entry.reading, ...hit }] : []
    })
  }

  return { add, find, rarity }
}
