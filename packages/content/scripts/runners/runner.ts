import type { ProofLanguage } from '../../src/templates/template.ts'

export type Program = { language: ProofLanguage; text: string }

/** What each program prints, its lines joined by spaces, followed by `throws Name` if it ends with an uncaught error. */
export type Runner = (programs: readonly Program[]) => Promise<string[]>

export const asLine = (output: string) =>
  output
    .trim()
    .split(/\s*\n\s*/)
    .join(' ')
