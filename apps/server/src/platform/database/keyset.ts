import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DomainError } from '../errors.ts'
import { decodeCursor, decodeRankedCursor, type Page, pageBy } from './cursor.ts'

/**
 * What a list is sorted by, newest first: an instant, and the id among equals. A ranked list is sorted by its rank before
 * them, the highest first.
 */
export type KeysetColumns = { rank?: SQLWrapper; at: SQLWrapper; id: SQLWrapper }
/** The values one row has in these columns: where a page ended. */
export type Keyset = { at: Date; id: string }
export type RankedKeyset = Keyset & { rank: number }

/** The condition that keeps the rows after `end`; undefined on the first page. */
export function isAfter({ rank, at, id }: KeysetColumns, end: Keyset | RankedKeyset | undefined): SQL | undefined {
  if (!end) return undefined
  const columns = [...(rank ? [rank] : []), at, id]
  const values = [
    ...('rank' in end ? [sql`${end.rank}::bigint`] : []),
    sql`${end.at.toISOString()}::timestamptz`,
    sql`${end.id}::uuid`,
  ]
  return sql`(${sql.join(columns, sql`, `)}) < (${sql.join(values, sql`, `)})`
}

/** What to order by, for `orderBy(...newestFirst(columns))`. */
export function newestFirst({ rank, at, id }: KeysetColumns): SQL[] {
  return [...(rank ? [desc(rank)] : []), desc(at), desc(id)]
}

/** Where the page before ended; undefined on the first page. Throws `list.cursor_invalid` for a cursor we never gave out. */
export function keysetOf(cursor: string | undefined): Keyset | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = decodeCursor(cursor) ?? []
  if (typeof at !== 'string' || !id) throw new DomainError('list.cursor_invalid')
  return { at: new Date(at), id }
}

/** `keysetOf` for a ranked list. A cursor that another sort gave out is refused, too. */
export function rankedKeysetOf(cursor: string | undefined, sort: string): RankedKeyset | undefined {
  if (cursor === undefined) return undefined
  const content = decodeRankedCursor(cursor)
  if (content?.[0] !== sort) throw new DomainError('list.cursor_invalid')
  const [, rank, at, id] = content
  return { rank, at: new Date(at), id }
}

/** The page of `limit` rows, of a query that asked for one more to see whether another page follows. */
export function keysetPage<Row>(found: Row[], limit: number, keysetOfRow: (row: Row) => Keyset): Page<Row> {
  return pageBy(found, limit, (last) => {
    const { at, id } = keysetOfRow(last)
    return [at.toISOString(), id]
  })
}

/** `keysetPage` for a ranked list. */
export function rankedKeysetPage<Row>(
  found: Row[],
  limit: number,
  { sort, keysetOfRow }: { sort: string; keysetOfRow: (row: Row) => RankedKeyset },
): Page<Row> {
  return pageBy(found, limit, (last) => {
    const { rank, at, id } = keysetOfRow(last)
    return [sort, rank, at.toISOString(), id]
  })
}
