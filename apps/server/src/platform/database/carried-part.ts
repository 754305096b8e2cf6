import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from './database.ts'

/**
 * A statement that another one carries along, so that both are one round trip. Its text has one parameter, and may have a
 * condition.
 */
export type CarriedPart = { text: (parameter: string, where?: string) => string; value: string }

/** For plain SQL. */
export function carrying(text: string, values: unknown[], part: CarriedPart | undefined): [string, unknown[]] {
  if (!part) return [text, values]
  const carried = `with carried as (${part.text(`$${values.length + 1}`)})`
  return [text.startsWith('with ') ? `${carried},${text.slice(4)}` : `${carried} ${text}`, [...values, part.value]]
}

/** For Drizzle: `carriedBy(tx, part).update(…)`. */
export function carriedBy(db: Db | Tx, part: CarriedPart | undefined): Pick<Db, 'insert' | 'update'> {
  if (!part) return db
  return db.with(db.$with('carried', {}).as(sqlOf(part)))
}

function sqlOf({ text, value }: CarriedPart): SQL {
  const [before = '', after = ''] = text('?').split('?')
  return sql`${sql.raw(before)}${value}${sql.raw(after)}`
}
