import { and, asc, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { pendingFiles } from '../upload.tables.ts'

/** Marks a row whose bytes are to be removed. */
const abandoned = new Date(0)

/** One text for any number of keys, as the statements that a process prepares are limited. */
const isOneOf = (storageKeys: readonly string[]) =>
  sql`${pendingFiles.storageKey} = any (${sql.param([...storageKeys])}::text[])`

/** Names a file before its first byte is stored, so that the sweep finds what a crash leaves behind. */
export async function insertPendingFile(db: Db, storageKey: string, createdAt: Date) {
  await db.insert(pendingFiles).values({ storageKey, createdAt })
}

/** From now on nobody can claim them: their bytes are removed after the commit, by the next sweep at the latest. */
export async function abandonFiles(tx: Tx, storageKeys: readonly string[]) {
  if (storageKeys.length === 0) return
  await tx.execute(sql`insert into ${pendingFiles} (storage_key, created_at)
    select distinct key, ${abandoned.toISOString()}::timestamptz from unnest(${sql.param([...storageKeys])}::text[]) key
    on conflict (storage_key) do update set created_at = excluded.created_at`)
}

/** Deletes the rows and returns the keys of those that were still there and not abandoned. */
export async function claimPendingFiles(tx: Tx, storageKeys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(pendingFiles)
    .where(and(isOneOf(storageKeys), gt(pendingFiles.createdAt, abandoned)))
    .returning({ storageKey: pendingFiles.storageKey })
  return rows.map((row) => row.storageKey)
}

export async function deletePendingFiles(db: Db, storageKeys: readonly string[]) {
  await db.delete(pendingFiles).where(isOneOf(storageKeys))
}

/** Waits for a transaction that is claiming them, so that the next statement sees its outcome. */
export async function lockPendingFiles(tx: Tx, storageKeys: readonly string[]) {
  await tx
    .select({ storageKey: pendingFiles.storageKey })
    .from(pendingFiles)
    .where(isOneOf(storageKeys))
    .orderBy(asc(pendingFiles.storageKey))
    .for('update')
}

/** Locks the oldest of those started before `before`. Skips those another process has locked. */
export async function lockStalePendingFiles(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ storageKey: pendingFiles.storageKey })
    .from(pendingFiles)
    .where(lt(pendingFiles.createdAt, before))
    .orderBy(asc(pendingFiles.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map((row) => row.storageKey)
}
