import { isGeneric } from './generic-words.ts'
import { stemsOf } from './search-words.ts'

type Named = {
  subjects: readonly string[]
  keywords: readonly string[]
  related: readonly string[]
  passages: readonly (readonly string[])[]
}

/** One lesson must have all words of a keyword, apart from those of the subject. No lesson may teach a related term. */
export function keywordProblems({ subjects, keywords, related, passages }: Named): string[] {
  const given = new Set(subjects.flatMap(stemsOf))
  const lessons = passages.map((texts) => new Set(texts.flatMap(stemsOf)))
  const isTaught = (words: readonly string[]) => lessons.some((lesson) => words.every((word) => lesson.has(word)))
  const topicOf = (name: string) => stemsOf(name).filter((word) => !isGeneric(word) || given.has(word))
  return [
    ...keywords
      .filter((name) => topicOf(name).length === 0 && stemsOf(name).length === 1)
      .map((name) => `“${name}” is a word that every prompt has`),
    ...keywords
      .filter((name) => !isTaught(topicOf(name).filter((word) => !given.has(word))))
      .map((name) => `the keyword “${name}” is taught by no lesson`),
    ...related
      .filter((name) => !stemsOf(name).every(isGeneric))
      .filter((name) => passages.some((texts) => texts.some((text) => hasPhrase(stemsOf(text), stemsOf(name)))))
      .map((name) => `“${name}” is taught by a lesson; make it a keyword`),
    ...keywords.filter((name) => related.includes(name)).map((name) => `“${name}” is both keyword and related`),
  ]
}

const hasPhrase = (text: readonly string[], phrase: readonly string[]) =>
  text.some((_, at) => phrase.every((word, index) => text[at + index] === word))
