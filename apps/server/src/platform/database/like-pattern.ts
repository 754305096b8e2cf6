/** A LIKE pattern for "contains `needle`", with `%`, `_` and `\` taken literally. */
export function containsPattern(needle: string): string {
  return `%${literal(needle)}%`
}

export const beginsPattern = (needle: string) => `${literal(needle)}%`

const literal = (needle: string) => needle.replace(/[\\%_]/g, '\\$&')
