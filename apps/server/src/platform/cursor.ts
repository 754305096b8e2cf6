import { z } from 'zod'

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
