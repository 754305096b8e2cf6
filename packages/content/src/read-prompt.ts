import { isGeneric } from './generic-words.ts'
import type { ReadingIndex } from './reading-index.ts'
import { stem, wordsOf } from './search-words.ts'

/** Later words are ignored: prompts name their topic early. */
const wordsMaximum = 300
const correctionsMaximum = 12

export type Prompt = {
  stems: readonly string[]
  /** Stems that only an uncertain correction gives. */
  guessed: ReadonlySet<string>
  /** By stem, the word as typed or corrected. */
  words: ReadonlyMap<string, string>
  /** Whether it has a telling word that no text of the library has. */
  hasUnknown: boolean
}

export function readPrompt(prompt: string, { knows, correct }: Pick<ReadingIndex, 'knows' | 'correct'>): Prompt {
  const corrected = new Map<string, string>()
  const guessed = new Set<string>()
  const words = new Map<string, string>()
  const stems = wordsOf(prompt)
    .slice(0, wordsMaximum)
    .map((word) => {
      const asTyped = stem(word)
      if (knows(asTyped)) {
        words.set(asTyped, word)
        return asTyped
      }
      if (!corrected.has(word) && corrected.size < correctionsMaximum) {
        const meant = correct(word)
        corrected.set(word, stem(meant?.word ?? word))
        if (meant) words.set(stem(meant.word), meant.word)
        if (meant && !meant.isSure) guessed.add(stem(meant.word))
      }
      return corrected.get(word) ?? asTyped
    })
  return { stems, guessed, words, hasUnknown: stems.some((stemmed) => !knows(stemmed)) }
}

export const isTelling = (stemmed: string) => !isGeneric(stemmed) && stemmed.length > 1
