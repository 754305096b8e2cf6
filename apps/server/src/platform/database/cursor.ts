import { z } from 'zod'

const instant = z.iso.datetime({ precision: 3 }).refine((text) => !text.startsWith('0000'))
const cursorContent = z.tuple([z.union([z.int(), instant]), z.uuid()])
/** End of a page: the last row's sort value (ISO instant or number) and id. */
export type Cursor = z.infer<typeof cursorContent>

const rankedContent = z.tuple([z.string(), z.int(), instant, z.uuid()])
/** End of a page in a ranked list: sort name, rank, instant and id of the last row. */
type RankedCursor = z.infer<typeof rankedContent>

export function encodeCursor(cursor: Cursor | RankedCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

export function decodeCursor(text: string): Cursor | undefined {
  return decodeAs(cursorContent, text)
}

/** Undefined unless this server made `text` for a ranked list. */
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

export function pageBy<Row>(found: Row[], limit: number, cursorOf: (last: Row) => Cursor | RankedCursor): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: found.length > limit && last ? encodeCursor(cursorOf(last)) : null }
}
