import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DomainError } from '../errors.ts'
import { decodeCursor, decodeRankedCursor, type Page, pageBy } from './cursor.ts'

/** Sort columns, newest first: instant, then id. Ranked lists sort by rank first, highest first. */
export type KeysetColumns = { rank?: SQLWrapper; at: SQLWrapper; id: SQLWrapper }
export type Keyset = { at: Date; id: string }
export type RankedKeyset = Keyset & { rank: number }

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

export function newestFirst({ rank, at, id }: KeysetColumns): SQL[] {
  return [...(rank ? [desc(rank)] : []), desc(at), desc(id)]
}

/** Undefined on the first page. Throws `list.cursor_invalid`. */
export function keysetOf(cursor: string | undefined): Keyset | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = decodeCursor(cursor) ?? []
  if (typeof at !== 'string' || !id) throw new DomainError('list.cursor_invalid')
  return { at: new Date(at), id }
}

/** The same for ranked lists. Also refuses cursors of another sort. */
export function rankedKeysetOf(cursor: string | undefined, sort: string): RankedKeyset | undefined {
  if (cursor === undefined) return undefined
  const content = decodeRankedCursor(cursor)
  if (content?.[0] !== sort) throw new DomainError('list.cursor_invalid')
  const [, rank, at, id] = content
  return { rank, at: new Date(at), id }
}

/** A page of `limit` rows. `found` must hold one more if another page follows. */
export function keysetPage<Row>(found: Row[], limit: number, keysetOfRow: (row: Row) => Keyset): Page<Row> {
  return pageBy(found, limit, (last) => {
    const { at, id } = keysetOfRow(last)
    return [at.toISOString(), id]
  })
}

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
