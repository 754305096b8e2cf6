import { listedTextLength } from '@guildhall/contract'
import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * The beginning of a long text, as a list carries it. `left` counts code points, so no character is cut in half, and
 * PostgreSQL reads no more of a long text than that needs.
 */
export function listedTextSql(column: string): string {
  return `left(${column}, ${listedTextLength})`
}

/** Whether {@link listedTextSql} leaves something out. The length in bytes is known without reading the text. */
export function isTruncatedSql(column: string): string {
  return `octet_length(${column}) > octet_length(${listedTextSql(column)})`
}

/** The same two for a column of the query builder. */
export function listedText(column: Column): { text: SQL<string>; isTruncated: SQL<boolean> } {
  const text = sql<string>`left(${column}, ${sql.raw(String(listedTextLength))})`
  return { text, isTruncated: sql<boolean>`octet_length(${column}) > octet_length(${text})` }
}

/** `{ messageTruncated: true }` for a message that goes on, and nothing for a whole one. */
export function truncatedFlag<Field extends string>(
  field: Field,
  isTruncated: boolean | undefined,
): { [Key in `${Field}Truncated`]?: true } {
  return isTruncated ? ({ [`${field}Truncated`]: true } as { [Key in `${Field}Truncated`]?: true }) : {}
}
