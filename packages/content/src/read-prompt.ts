import { readEverydayWords } from './everyday-meanings.ts'
import { isEnglish } from './everyday-words.ts'
import { isGeneric } from './generic-words.ts'
import type { ReadingIndex } from './reading-index.ts'
import { stem, stemsOf, wordsOf } from './search-words.ts'

/** Later words are ignored: prompts name their topic early. */
const wordsMaximum = 300
const correctionsMaximum = 12

export type Prompt = {
  /** Words as they were typed. */
  said: readonly string[]
  stems: readonly string[]
  /** Stems that only an uncertain correction gives. */
  guessed: ReadonlySet<string>
  /** Stems of what was not said, but meant. */
  meant: ReadonlySet<string>
  /** Stems of what is not the topic, unless a heading has them: what lessons call otherwise, and whom or what it is for. */
  aside: ReadonlySet<string>
  /** By stem, the word as typed or corrected. */
  words: ReadonlyMap<string, string>
  /** Whether it has a telling word that no text of the library has. */
  hasUnknown: boolean
}

export function readPrompt(prompt: string, { knows, correct }: Pick<ReadingIndex, 'knows' | 'correct'>): Prompt {
  const corrected = new Map<string, string>()
  const guessed = new Set<string>()
  const words = new Map<string, string>()
  const said = wordsOf(prompt).slice(0, wordsMaximum)
  const inLessons = readEverydayWords(prompt)
  const stems = [...said, ...wordsOf(inLessons.meant)].map((word) => {
    const asTyped = stem(word)
    if (knows(asTyped)) {
      words.set(asTyped, word)
      return asTyped
    }
    if (!corrected.has(word) && corrected.size < correctionsMaximum) {
      // "Gold" is no misspelled "good".
      const meant = isEnglish(asTyped) ? undefined : correct(word)
      corrected.set(word, stem(meant?.word ?? word))
      if (meant) words.set(stem(meant.word), meant.word)
      if (meant && !meant.isSure) guessed.add(stem(meant.word))
    }
    return corrected.get(word) ?? asTyped
  })
  const saidStems = new Set(stems.slice(0, said.length))
  const meant = new Set(stems.slice(said.length).filter((stemmed) => !saidStems.has(stemmed)))
  const aside = new Set([inLessons.said, ...modifiersIn(prompt)].flatMap(stemsOf))
  return {
    said,
    stems,
    guessed,
    meant,
    aside,
    words,
    hasUnknown: stems.some((stemmed) => !knows(stemmed) && !aside.has(stemmed)),
  }
}

/** "A logo *for a bakery*" is about logos, and "a photo *of a horse*" about photos. */
const modifiersIn = (prompt: string) =>
  [...prompt.slice(0, lettersRead).toLowerCase().matchAll(modifier)].flatMap(([, words]) => words ?? [])
const lettersRead = 300
const modifier =
  /\b(?:for|(?:photo|picture|video|logo|poster|icon)s? (?:of|with))((?: (?:a|an|the|my|our|small|little|local))* [a-z]+)/g

export const isTelling = (stemmed: string) => !isGeneric(stemmed) && stemmed.length > 1
