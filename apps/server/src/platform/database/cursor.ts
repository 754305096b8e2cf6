import { z } from 'zod'

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

/** Undefined when `text` is not a cursor of a ranked list. */
export function decodeRankedCursor(text: string): RankedCursor | undefined {
  return decodeAs(rankedContent, text)
}

function decodeAs<Content>(content: z.ZodType<Content>, text: string): Content | undefined {
  try {
    return content.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

export type Page<Row> = { rows: Row[]; nextCursor: string | null }

/** The page of `limit` rows of those found, and the cursor of the next page where more were found. */
export function pageBy<Row>(found: Row[], limit: number, cursorOf: (last: Row) => Cursor | RankedCursor): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: found.length > limit && last ? encodeCursor(cursorOf(last)) : null }
}
