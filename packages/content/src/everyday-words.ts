import { daleChall } from 'dale-chall'
import { stem } from './search-words.ts'

let everyday: ReadonlySet<string> | undefined

/** Whether children know the word. Such a word is no misspelling, and what a prompt is about if no heading has it. */
export function isEveryday(stemmed: string): boolean {
  everyday ??= new Set(daleChall.map(stem))
  return everyday.has(stemmed)
}
