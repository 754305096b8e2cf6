import { z } from 'zod'
import { characterCount } from './text.constants.ts'

/** Stands beside a text of which only the beginning was sent, such as `descriptionTruncated` beside `description`. */
export const truncated = z.literal(true).optional()

/**
 * A text that comes back exactly as it was sent. Refused are only what the database cannot store (NUL, half of a
 * surrogate pair) and what is too long; every sentence names the field.
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

/** Like {@link exactText}, and something other than white space must be in it. */
export function requiredText(name: string, limit: number) {
  return exactText(name, limit).refine((text) => text.trim() !== '', { error: `${name} is required.` })
}
