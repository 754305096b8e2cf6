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

/** Counts characters the way PostgreSQL's `char_length` does: by code point, not by UTF-16 unit. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
