import { z } from 'zod'
import { characterCount } from './text.constants.ts'

export const truncated = z.literal(true).optional()

/**
 * Stored exactly as sent. Refuses only what the database cannot store (NUL, lone surrogates) and what is too long.
 * Messages name the field.
 */
export function exactText(name: string, limit: number) {
  return z
    .string({ error: ({ input }) => (input === undefined ? `${name} is required.` : `${name} must be text.`) })
    .refine((text) => text.length <= limit || characterCount(text) <= limit, {
      error: `${name} can be at most ${limit.toLocaleString('en-US')} characters long.`,
    })
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), {
      error: `${name} contains a character that cannot be stored. Remove it and try again.`,
    })
}

/** Anything but blanks, accents without a letter, and what has no shape: zero-width and direction characters, fillers, tags. */
const readable = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\u2800]/u

export const isReadable = (text: string) => readable.test(text)

export function requiredText(name: string, limit: number) {
  return exactText(name, limit).refine(isReadable, { error: `${name} is required.` })
}
