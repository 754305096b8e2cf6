import { listedTextLength } from '@guildhall/contract'
import { type Column, type SQL, sql } from 'drizzle-orm'

/** `left` counts code points, so no character is split, and PostgreSQL reads only that part. */
export function truncatedTextSql(column: string): string {
  return `left(${column}, ${listedTextLength})`
}

/** SQL: whether {@link truncatedTextSql} truncates. Compares byte lengths first, which needs no reading of the text. */
export function isTruncatedSql(column: string): string {
  const bytes = `octet_length(${column})`
  return `(${bytes} > ${listedTextLength} and ${bytes} > octet_length(${truncatedTextSql(column)}))`
}

export function truncatedText(column: Column): { text: SQL<string>; isTruncated: SQL<boolean> } {
  const length = sql.raw(String(listedTextLength))
  const text = sql<string>`left(${column}, ${length})`
  const bytes = sql`octet_length(${column})`
  return { text, isTruncated: sql<boolean>`(${bytes} > ${length} and ${bytes} > octet_length(${text}))` }
}

/** `{ messageTruncated: true }` for a truncated message, else nothing. */
export function truncatedFlag<Field extends string>(
  field: Field,
  isTruncated: boolean | undefined,
): { [Key in `${Field}Truncated`]?: true } {
  return isTruncated ? ({ [`${field}Truncated`]: true } as { [Key in `${Field}Truncated`]?: true }) : {}
}
