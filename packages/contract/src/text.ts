import { z } from 'zod'

/** The longest accepted text of each kind, in characters (code points), as the database counts them. */
export const textLimits = {
  title: 200,
  name: 200,
  skill: 60,
  message: 20_000,
  description: 20_000,
  url: 2_000,
} as const

/** How many characters of a long text a list carries. */
export const listedTextLength = 2_000

/** Stands beside a text of which only the beginning was sent, such as `descriptionTruncated` beside `description`. */
export const truncated = z.literal(true).optional()

/** Counts characters the way PostgreSQL's `char_length` does: by code point, not by UTF-16 unit. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

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
