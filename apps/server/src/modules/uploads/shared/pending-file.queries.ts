import { asc, inArray, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { pendingFiles } from '../upload.tables.ts'

/** Names a file before its first byte is stored, so that the sweep finds what a crash leaves behind. */
export async function insertPendingFile(db: Db, storageKey: string, createdAt: Date) {
  await db.insert(pendingFiles).values({ storageKey, createdAt })
}

/** Leaves bytes that nothing refers to any more to a sweep: the next one, if `createdAt` is long past. */
export async function insertAbandonedFiles(tx: Tx, storageKeys: readonly string[], createdAt: Date) {
  if (storageKeys.length === 0) return
  await tx.insert(pendingFiles).values(storageKeys.map((storageKey) => ({ storageKey, createdAt })))
}

/** Deletes the rows and returns the keys of those that were still there. */
export async function deletePendingFiles(tx: Db | Tx, storageKeys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(pendingFiles)
    .where(inArray(pendingFiles.storageKey, [...storageKeys]))
    .returning({ storageKey: pendingFiles.storageKey })
  return rows.map((row) => row.storageKey)
}

/** Waits for a transaction that is claiming them, so that the next statement sees its outcome. */
export async function lockPendingFiles(tx: Tx, storageKeys: readonly string[]) {
  await tx
    .select({ storageKey: pendingFiles.storageKey })
    .from(pendingFiles)
    .where(inArray(pendingFiles.storageKey, [...storageKeys]))
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
