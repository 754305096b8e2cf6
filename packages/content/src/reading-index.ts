import { genericWords, isGeneric } from './generic-words.ts'
import { openPassageIndex } from './passage-index.ts'
import { stem, stemsOf, wordsOf } from './search-words.ts'
import { openSpelling } from './spelling.ts'

export type Reading = { kind: 'course' | 'unit'; id: string; title: string; about: string }

/** A lesson, or a whole unit (without `lessonId`). Its topics are shown as the reason why it was found. */
export type Passage = { lessonId: string | undefined; title: string; topics: readonly string[] }
export type PassageTexts = {
  passage: Passage
  summary: readonly string[]
  /** Titles of steps and exercises. */
  work: readonly string[]
  texts: readonly string[]
  /** What exercises ask for. */
  tasks: readonly string[]
}

/** What is read once to be indexed. Only `reading` and each `passage` stay in memory. */
export type ReadingTexts = {
  reading: Reading
  subjects: readonly string[]
  keywords: readonly string[]
  related: readonly string[]
  passages: readonly PassageTexts[]
}
export type Name = { stems: readonly string[]; reading: Reading; level: 'subject' | 'keyword' | 'related' }

/** By the best place a reading has the word in. */
export const strengths = { subject: 1, keyword: 0.85, heading: 0.5, partOfName: 0.4, text: 0.25, related: 0 }

/** In slices, one for each reading. */
export function* indexReadings(readings: Iterable<ReadingTexts>) {
  let readingCount = 0
  const strengthOf = new Map<string, Map<Reading, number>>()
  const namesByStart = new Map<string, Name[]>()
  const readingsByName = new Map<string, Set<Reading>>()
  const headingWords = new Set<string>()
  const passages = openPassageIndex()

  function put(text: string, reading: Reading, strength: number) {
    for (const stemmed of stemsOf(text)) {
      const holders = getOrAdd(strengthOf, stemmed, () => new Map<Reading, number>())
      holders.set(reading, Math.max(holders.get(reading) ?? 0, strength))
    }
  }

  function putName(text: string, reading: Reading, level: Name['level']) {
    const words = wordsOf(text)
    const stems = withoutFillers(words.map(stem))
    for (const word of words) headingWords.add(word)
    getOrAdd(readingsByName, stems.join(' '), () => new Set<Reading>()).add(reading)
    getOrAdd(namesByStart, stems[0] ?? '', (): Name[] => []).push({ stems, reading, level })
    if (level !== 'related') put(text, reading, strengths.partOfName)
  }

  for (const { reading, subjects, keywords, related, passages: ownPassages } of readings) {
    put(reading.about, reading, strengths.text)
    put(reading.title, reading, strengths.heading)
    for (const texts of ownPassages) {
      for (const text of [...texts.summary, ...texts.texts]) put(text, reading, strengths.text)
      for (const text of [texts.passage.title, ...texts.passage.topics]) {
        put(text, reading, strengths.heading)
        for (const word of wordsOf(text)) headingWords.add(word)
      }
      passages.add(texts, reading)
    }
    for (const name of related) putName(name, reading, 'related')
    // "Statistics" is the subject of "Statistics for decisions", but only part of other titles.
    const ofSubject = new Set(subjects.flatMap(stemsOf))
    for (const name of keywords) {
      putName(name, reading, stemsOf(name).every((word) => ofSubject.has(word)) ? 'subject' : 'keyword')
    }
    for (const name of subjects) {
      putName(name, reading, 'subject')
      // "Pricing freelance work" is also found by "pricing".
      const [telling = '', ...others] = wordsOf(name).filter((word) => !isGeneric(stem(word)))
      if (telling && others.length === 0) putName(telling, reading, 'subject')
    }
    readingCount++
    yield
  }

  const rarity = (count: number) => Math.log((readingCount + 1) / (count + 0.5))

  return {
    knows: (stemmed: string) => strengthOf.has(stemmed) || namesByStart.has(stemmed) || isGeneric(stemmed),
    correct: openSpelling([...headingWords, ...genericWords]),
    passages,
    strengthIn: (reading: Reading, stemmed: string) => strengthOf.get(stemmed)?.get(reading) ?? 0,

    namesIn(prompt: readonly string[]): Name[] {
      const stems = withoutFillers(prompt)
      const names = stems.flatMap((start, at) =>
        (namesByStart.get(start) ?? []).filter((name) => name.stems.every((word, i) => stems[at + i] === word)),
      )
      return [...new Set(names)]
    },

    weigh(words: readonly string[], names: readonly Name[]): Map<string, number> {
      const asName = new Map<string, number>()
      for (const { stems } of names) {
        const share = rarity(readingsByName.get(stems.join(' '))?.size ?? 0) / stems.length
        for (const word of stems) asName.set(word, Math.max(asName.get(word) ?? 0, share))
      }
      const weightOf = (word: string) => (rarity(strengthOf.get(word)?.size ?? 0) + (asName.get(word) ?? 0)) / 2
      return new Map(words.map((word) => [word, weightOf(word)]))
    },
  }
}

/** "Prove my skills" names "prove a skill". */
const fillers: ReadonlySet<string> = new Set(['a', 'an', 'my', 'of', 'our', 'the', 'th', 'to', 'your'].map(stem))
const withoutFillers = (stems: readonly string[]) => stems.filter((stemmed) => !fillers.has(stemmed))

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
