import { genericWords, isGeneric } from './generic-words.ts'
import { stem, stemsOf, wordsOf } from './search-words.ts'
import { openSpelling } from './spelling.ts'

/** What can be found: a course or a learning unit, and the texts that say what it is about. */
export type Reading = {
  kind: 'course' | 'unit'
  id: string
  title: string
  /** What it is called: its subject and the skill it teaches. */
  subjects: readonly string[]
  /** What people type to find it, all of it taught. */
  keywords: readonly string[]
  /** What lies close to it and is not taught. */
  related: readonly string[]
  headings: readonly string[]
  texts: readonly string[]
}
/** Something that a reading is called; its words must stand in a row. */
export type Name = { stems: readonly string[]; reading: number; level: 'subject' | 'keyword' | 'related' }

/** How much of a word a reading covers, by the best place it has the word in. */
export const strengths = { subject: 1, keyword: 0.85, heading: 0.5, partOfName: 0.4, text: 0.25, related: 0 }

/** What an unknown word weighs: about as much as one that a third of the readings have. */
const unknownWeight = 1.5

/** Which words and names the readings have, and where. */
export function indexReadings(readings: readonly Reading[]) {
  const strengthOf = new Map<string, Map<number, number>>()
  const namesByStart = new Map<string, Name[]>()
  const readingsByName = new Map<string, Set<number>>()
  const nameWords = new Set<string>()

  function put(text: string, reading: number, strength: number) {
    for (const stemmed of stemsOf(text)) {
      const places = getOrAdd(strengthOf, stemmed, () => new Map<number, number>())
      places.set(reading, Math.max(places.get(reading) ?? 0, strength))
    }
  }

  function putName(text: string, reading: number, level: Name['level']) {
    const words = wordsOf(text)
    const stems = words.map(stem)
    const key = stems.join(' ')
    const readingsOfName = getOrAdd(readingsByName, key, () => new Set<number>())
    for (const word of words) nameWords.add(word)
    readingsOfName.add(reading)
    getOrAdd(namesByStart, stems[0] ?? '', (): Name[] => []).push({ stems, reading, level })
    if (level !== 'related') put(text, reading, strengths.partOfName)
  }

  for (const [place, { subjects, keywords, related, headings, texts }] of readings.entries()) {
    for (const text of texts) put(text, place, strengths.text)
    for (const text of headings) put(text, place, strengths.heading)
    for (const name of related) putName(name, place, 'related')
    for (const name of keywords) putName(name, place, 'keyword')
    for (const name of subjects) {
      putName(name, place, 'subject')
      // "Pricing freelance work" is also asked for as "pricing".
      const [telling = '', ...others] = wordsOf(name).filter((word) => !isGeneric(stem(word)))
      if (telling && others.length === 0) putName(telling, place, 'subject')
    }
  }

  const rarity = (count: number) => Math.log((readings.length + 1) / (count + 0.5))

  return {
    knows: (stemmed: string) => strengthOf.has(stemmed) || namesByStart.has(stemmed) || isGeneric(stemmed),
    correct: openSpelling([...nameWords, ...genericWords]),
    strengthIn: (place: number, stemmed: string) => strengthOf.get(stemmed)?.get(place) ?? 0,

    /** The names that stand in a prompt. */
    namesIn: (stems: readonly string[]): Name[] =>
      stems.flatMap((start, at) =>
        (namesByStart.get(start) ?? []).filter((name) => name.stems.every((stemmed, i) => stems[at + i] === stemmed)),
      ),

    /** How much a word says: more, the fewer readings have it in their texts and in the names that the prompt holds. */
    weightOf(stemmed: string, names: readonly Name[]): number {
      const inTexts = strengthOf.get(stemmed)?.size ?? 0
      const asName = names
        .filter(({ stems }) => stems.includes(stemmed))
        .map(({ stems }) => rarity(readingsByName.get(stems.join(' '))?.size ?? 0) / stems.length)
      if (asName.length === 0 && inTexts === 0) return unknownWeight
      return (rarity(inTexts) + Math.max(0, ...asName)) / 2
    },
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
