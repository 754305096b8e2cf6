import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const rowsAtOnce = 5_000

/**
 * For housekeeping: deletes the rows of `table` that meet `condition`, some thousand with each statement, until none is left or
 * `stopping` is aborted. The next round deletes the rows that others hold now. A partitioned table needs a `key`: two rows of different
 * partitions can have the same ctid.
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  stopping?: AbortSignal,
  key: SQLWrapper = sql`ctid`,
): Promise<void> {
  let deleted = rowsAtOnce
  while (deleted === rowsAtOnce && !stopping?.aborted) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ${key} = any(array(
        select ${key} from ${table} where ${condition} limit ${rowsAtOnce} for update skip locked
      ))`)
    deleted = rowCount ?? 0
  }
}
