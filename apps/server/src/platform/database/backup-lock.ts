import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import type { Db } from './database.ts'

/**
 * Until the connection ends, no file is removed. Take it before the snapshot: what was removed earlier is then not in the snapshot.
 * Returns false while another backup holds it.
 */
export async function tryLockForBackup(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    advisoryLocks.backup,
  ])
  return rows[0]?.locked ?? false
}

/** Ask after the commit that made a file needless, outside of a transaction. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  // Held for this statement only, as it is a transaction of its own.
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.backup}) as free`,
  )
  return !rows[0]?.free
}
