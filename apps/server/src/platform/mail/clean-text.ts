import { truncateToFit } from '../truncate-to-fit.ts'

export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** The same on one line of at most `limit` characters, for headers and terminals. */
export const plainLine = (text: string, limit: number): string =>
  truncateToFit(cleanText(text).replace(/\s+/g, ' ').trim(), (line) => line.length <= limit)
