/** A LIKE pattern for "contains `needle`", with `%`, `_` and `\` taken literally. */
export function containsPattern(needle: string): string {
  return `%${needle.replace(/[\\%_]/g, '\\$&')}%`
}
