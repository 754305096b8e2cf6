import { queryPlanned, type ReadDb } from './database.ts'

/** Fewer than most tables hold: who takes a table for small looks closer. */
const rowsPerPageUnknown = 2

/**
 * How many rows a table has, about, as PostgreSQL's planner estimates it: by its size now and by how many rows a page held when it was last
 * analyzed. So a table that was just filled is not taken for an empty one.
 */
export async function estimateRows(db: ReadDb, table: string): Promise<number> {
  const text = `select pg_relation_size(oid) / current_setting('block_size')::float8
      * case when relpages > 0 and reltuples >= 0 then reltuples / relpages else ${rowsPerPageUnknown} end as rows
    from pg_class where oid = $1::text::regclass`
  const [row] = await queryPlanned<{ rows: number }>(db, text, [table])
  return row?.rows ?? 0
}
