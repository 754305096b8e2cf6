import { z } from 'zod'
import { DomainError } from './errors.ts'

// Exactly what `toISOString` writes, and nothing PostgreSQL could choke on: it knows no year 0.
const instant = z.iso.datetime({ precision: 3 }).refine((text) => !text.startsWith('0000'))
const cursorContent = z.tuple([z.union([z.int(), instant]), z.uuid()])
/** Where a page ended: the last row's sort value (an ISO instant or a number) and its id. */
export type Cursor = z.infer<typeof cursorContent>

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Undefined when `text` is not a cursor this server gave out. */
export function decodeCursor(text: string): Cursor | undefined {
  try {
    return cursorContent.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

/** A place in a list that is newest first. */
export type Position = { createdAt: Date; id: string }

/** Where a page of a newest-first list begins; undefined for the first. Throws for a cursor this server never gave out. */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const [createdAt, id] = decodeCursor(cursor) ?? []
  if (typeof createdAt !== 'string' || !id) throw new DomainError('list.cursor_invalid')
  return { createdAt: new Date(createdAt), id }
}

/** The page of `limit` rows, of a query that asked for one more to see whether another page follows. */
export function pageOf<Row extends Position>(found: Row[], limit: number): { rows: Row[]; nextCursor: string | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (found.length <= limit || !last) return { rows, nextCursor: null }
  return { rows, nextCursor: encodeCursor([last.createdAt.toISOString(), last.id]) }
}
