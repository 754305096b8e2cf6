import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { queryText, type Tx } from '../../platform/database/database.ts'

/** Inserts any number of rows with one statement of one parameter. All of them have the columns of the first. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const named = Object.keys(first).map((key) => ({ key, column: columns[key]?.name ?? key }))
  const list = named.map(({ column }) => `"${column}"`).join(', ')
  const values = rows.map((row) =>
    Object.fromEntries(named.map(({ key, column }) => [column, (row as Record<string, unknown>)[key] ?? null])),
  )
  const name = `"${getTableName(table)}"`
  const text = `insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1)`
  await queryText(tx, text, [JSON.stringify(values)])
}
