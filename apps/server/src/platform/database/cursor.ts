import { z } from 'zod'
import { DomainError } from '../errors.ts'

// Exactly what `toISOString` writes. PostgreSQL has no year 0.
const instant = z.iso.datetime({ precision: 3 }).refine((text) => !text.startsWith('0000'))
const cursorContent = z.tuple([z.union([z.int(), instant]), z.uuid()])
/** Where a page ended: the last row's sort value (an ISO instant or a number) and its id. */
export type Cursor = z.infer<typeof cursorContent>

const rankedContent = z.tuple([z.string(), z.int(), instant, z.uuid()])
/** Where a page of a ranked list ended: the name of its sort, the last row's rank, instant and id. */
type RankedCursor = z.infer<typeof rankedContent>

export function encodeCursor(cursor: Cursor | RankedCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Undefined when `text` is not a cursor this server gave out. */
export function decodeCursor(text: string): Cursor | undefined {
  return decodeAs(cursorContent, text)
}

function decodeAs<Content>(content: z.ZodType<Content>, text: string): Content | undefined {
  try {
    return content.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

/** A place in a list that is newest first. */
export type Position = { createdAt: Date; id: string }

/** Decodes the cursor of a newest-first list; undefined for the first page. Throws `list.cursor_invalid`. */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const [createdAt, id] = decodeCursor(cursor) ?? []
  if (typeof createdAt !== 'string' || !id) throw new DomainError('list.cursor_invalid')
  return { createdAt: new Date(createdAt), id }
}

/** Cuts a page of `limit` rows from a query that asked for one more. */
export function pageOf<Row extends Position>(found: Row[], limit: number): Page<Row> {
  return pageBy(found, limit, ({ createdAt, id }) => [createdAt.toISOString(), id])
}

/** A place in a list that is sorted by rank, the highest first; among equals the newest comes first. */
export type RankedPosition = Position & { rank: number }

/** `positionOf` for a ranked list. Also throws for the cursor of another sort. */
export function rankedPositionOf(cursor: string | undefined, sort: string): RankedPosition | undefined {
  if (cursor === undefined) return undefined
  const content = decodeAs(rankedContent, cursor)
  if (content?.[0] !== sort) throw new DomainError('list.cursor_invalid')
  const [, rank, createdAt, id] = content
  return { rank, createdAt: new Date(createdAt), id }
}

/** `pageOf` for a ranked list. */
export function rankedPageOf<Row extends RankedPosition>(found: Row[], limit: number, sort: string): Page<Row> {
  return pageBy(found, limit, ({ rank, createdAt, id }) => [sort, rank, createdAt.toISOString(), id])
}

export type Page<Row> = { rows: Row[]; nextCursor: string | null }

/** The page of `limit` rows of those found, and the cursor of the next page where more were found. */
export function pageBy<Row>(found: Row[], limit: number, cursorOf: (last: Row) => Cursor | RankedCursor): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: found.length > limit && last ? encodeCursor(cursorOf(last)) : null }
}
