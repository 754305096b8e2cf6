import { daleChall } from 'dale-chall'
import { stem } from './search-words.ts'

const everyday: ReadonlySet<string> = new Set(daleChall.map(stem))

/** Whether children know the word. Such a word is no misspelling, and what a prompt is about if no heading has it. */
export const isEveryday = (stemmed: string): boolean => everyday.has(stemmed)
