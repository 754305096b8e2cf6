import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The text of the statement is the same for a list of any length, so that it is prepared once. `inArray` makes one for each. */
export function anyOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} = any (${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
}
