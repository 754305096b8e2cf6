import { listedTextLength } from '@guildhall/contract'
import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * The beginning of a long text, as a list carries it. `left` counts code points, so no character is cut in half, and
 * PostgreSQL reads no more of a long text than that needs.
 */
export function truncatedTextSql(column: string): string {
  return `left(${column}, ${listedTextLength})`
}

/**
 * Whether {@link truncatedTextSql} leaves something out. PostgreSQL knows the length in bytes without reading the text, and
 * most texts have fewer bytes than a list carries characters.
 */
export function isTruncatedSql(column: string): string {
  const bytes = `octet_length(${column})`
  return `(${bytes} > ${listedTextLength} and ${bytes} > octet_length(${truncatedTextSql(column)}))`
}

/** The same two for a column of the query builder. */
export function truncatedText(column: Column): { text: SQL<string>; isTruncated: SQL<boolean> } {
  const length = sql.raw(String(listedTextLength))
  const text = sql<string>`left(${column}, ${length})`
  const bytes = sql`octet_length(${column})`
  return { text, isTruncated: sql<boolean>`(${bytes} > ${length} and ${bytes} > octet_length(${text}))` }
}

/** `{ messageTruncated: true }` for a message that goes on, and nothing for a whole one. */
export function truncatedFlag<Field extends string>(
  field: Field,
  isTruncated: boolean | undefined,
): { [Key in `${Field}Truncated`]?: true } {
  return isTruncated ? ({ [`${field}Truncated`]: true } as { [Key in `${Field}Truncated`]?: true }) : {}
}
