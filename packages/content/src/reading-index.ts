import { openAskedIndex } from './asked-index.ts'
import { genericWords, isGeneric } from './generic-words.ts'
import { openPassageIndex } from './passage-index.ts'
import { stem, stemsOf, wordsOf } from './search-words.ts'
import { openSpelling } from './spelling.ts'
import { openWordStrengths } from './word-strengths.ts'

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
  /** Prompts that it answers. */
  asked: readonly string[]
}

/** What is read once to be indexed. Only `reading` and each `passage` stay in memory. */
export type ReadingTexts = {
  reading: Reading
  subjects: readonly string[]
  keywords: readonly string[]
  related: readonly string[]
  passages: readonly PassageTexts[]
  /** Prompts that the whole of it answers. */
  asked: readonly string[]
}
export type Name = { stems: readonly string[]; reading: Reading; level: 'subject' | 'keyword' | 'related' }

/** By the best place a reading has the word in. */
export const strengths = { subject: 1, keyword: 0.85, heading: 0.5, partOfName: 0.4, text: 0.25, related: 0 }

export type ReadingIndex = ReturnType<typeof indexReadings> extends Generator<void, infer Index> ? Index : never

/** In slices, one for each passage. */
export function* indexReadings(readings: Iterable<ReadingTexts>) {
  const all: Reading[] = []
  const asked = openAskedIndex()
  const words = openWordStrengths()
  const namesByStart = new Map<string, Name[]>()
  /** Names of several telling words, by the first of them: "ios and android" is "android and ios". */
  const namesByTelling = new Map<string, Name[]>()
  const readingsByName = new Map<string, Set<Reading>>()
  // Of two equally close corrections the name wins.
  const [nameWords, headingWords] = [new Set<string>(), new Set<string>()]
  const headings = new Set<string>()
  const passages = openPassageIndex()
  const titles = new Map<Reading, ReadonlySet<string>>()

  function putName(text: string, reading: Reading, level: Name['level']) {
    const stems = withoutFillers(stemsOf(text))
    for (const word of wordsOf(text)) nameWords.add(word)
    for (const stemmed of stems) headings.add(stemmed)
    getOrAdd(readingsByName, stems.join(' '), () => new Set<Reading>()).add(reading)
    const name = { stems, reading, level }
    getOrAdd(namesByStart, stems[0] ?? '', (): Name[] => []).push(name)
    if (level !== 'related') words.put(stems, reading, strengths.partOfName)
    const telling = stems.filter((stemmed) => !isGeneric(stemmed))
    if (telling.length > 1) getOrAdd(namesByTelling, telling[0] ?? '', (): Name[] => []).push(name)
  }

  function putPassage({ passage, summary, work, texts, tasks, asked: prompts }: PassageTexts, reading: Reading) {
    const stems = {
      title: stemsOf(passage.title),
      topics: passage.topics.flatMap(stemsOf),
      summary: summary.flatMap(stemsOf),
      work: work.flatMap(stemsOf),
      texts: texts.flatMap(stemsOf),
      tasks: tasks.flatMap(stemsOf),
    }
    for (const word of [passage.title, ...passage.topics].flatMap(wordsOf)) headingWords.add(word)
    words.put([...stems.summary, ...stems.texts], reading, strengths.text)
    words.put([...stems.title, ...stems.topics], reading, strengths.heading)
    for (const stemmed of [...stems.title, ...stems.topics]) headings.add(stemmed)
    passages.add(passage, stems, reading)
    putAsked(prompts, reading, passage)
  }

  function putAsked(prompts: readonly string[], reading: Reading, passage: Passage | undefined) {
    asked.add(
      { reading, passage },
      prompts.map((text) => ({ text, stems: withoutFillers(stemsOf(text)) })),
    )
  }

  for (const { reading, subjects, keywords, related, passages: ownPassages, asked: prompts } of readings) {
    words.put(stemsOf(reading.about), reading, strengths.text)
    words.put(stemsOf(reading.title), reading, strengths.heading)
    titles.set(reading, new Set(stemsOf(reading.title)))
    putAsked(prompts, reading, undefined)
    for (const passage of ownPassages) {
      putPassage(passage, reading)
      yield
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
    all.push(reading)
    yield
  }

  const rarity = (count: number) => Math.log((all.length + 1) / (count + 0.5))

  return {
    knows: (stemmed: string) =>
      words.has(stemmed) || asked.has(stemmed) || namesByStart.has(stemmed) || isGeneric(stemmed),
    correct: openCorrection([...nameWords, ...headingWords, ...genericWords]),
    passages,
    asked,
    /** How many readings have the word in a heading, a name or a prompt. */
    countReadings(stemmed: string): number {
      const having = asked.readingsWith(stemmed)
      return all.filter((reading) => having.has(reading) || words.strengthIn(reading, stemmed) >= strengths.partOfName)
        .length
    },
    readingCount: () => all.length,
    readings: (): readonly Reading[] => all,
    strengthIn: words.strengthIn,
    /** Whether no heading and no name has the word. */
    isUnheard: (stemmed: string) => !headings.has(stemmed),
    isInTitle: (reading: Reading, stemmed: string) => titles.get(reading)?.has(stemmed) === true,

    namesIn(prompt: readonly string[]): Name[] {
      const stems = withoutFillers(prompt)
      const names = stems.flatMap((start, at) =>
        (namesByStart.get(start) ?? []).filter((name) => name.stems.every((word, i) => stems[at + i] === word)),
      )
      const has = new Set(stems)
      const inAnyOrder = stems.flatMap((word) =>
        (namesByTelling.get(word) ?? []).filter((name) => name.stems.every((one) => isGeneric(one) || has.has(one))),
      )
      return [...new Set([...names, ...inAnyOrder])]
    },

    weigh(asked: readonly string[], names: readonly Name[]): Map<string, number> {
      const asName = new Map<string, number>()
      for (const { stems } of names) {
        const share = rarity(readingsByName.get(stems.join(' '))?.size ?? 0) / stems.length
        for (const word of stems) asName.set(word, Math.max(asName.get(word) ?? 0, share))
      }
      const weightOf = (word: string) => (rarity(words.countReadings(word)) + (asName.get(word) ?? 0)) / 2
      return new Map(asked.map((word) => [word, weightOf(word)]))
    },
  }
}

/** Of a form that no heading has, the stem is compared: "negociate" means what "negotiation" names. */
function openCorrection(vocabulary: readonly string[]) {
  const wordOfStem = new Map(vocabulary.map((word) => [stem(word), word]))
  const [correct, correctStem] = [openSpelling(vocabulary), openSpelling(wordOfStem.keys())]
  return (misspelled: string) => {
    const meant = correct(misspelled)
    if (meant) return meant
    const stemmed = correctStem(stem(misspelled))
    const word = stemmed && wordOfStem.get(stemmed.word)
    return word ? { word, isSure: stemmed.isSure } : undefined
  }
}

/** "Prove my skills" names "prove a skill", and "the project will be late" names "project is late". */
const fillers: ReadonlySet<string> = new Set(
  'a an are be been is my of our the th to was will your'.split(' ').map(stem),
)
export const withoutFillers = (stems: readonly string[]) => stems.filter((stemmed) => !fillers.has(stemmed))

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
