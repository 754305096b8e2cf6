/** Characters (code points), as the database counts them. */
export const textLimits = {
  title: 200,
  name: 200,
  skill: 60,
  message: 20_000,
  description: 20_000,
  url: 2_000,
} as const

export const listedTextLength = 2_000

/** Code points, like PostgreSQL's `char_length`, not UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
