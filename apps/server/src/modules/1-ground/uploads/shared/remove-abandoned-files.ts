import type { Deps } from '../../../../deps.ts'
import { isBackupRunning } from '../../../../platform/database/backup-lock.ts'
import { deletePendingFiles } from './pending-file.queries.ts'

/**
 * After the commit that abandoned them, and outside of any transaction: the store may be slow. Stops at the first failure:
 * the rest is left to the next sweep. So is all of it while a backup is written, whose rows may refer to them: then false.
 */
export async function removeAbandonedFiles(
  { database: { db }, files }: Deps,
  storageKeys: readonly string[],
): Promise<boolean> {
  if (storageKeys.length > 0 && (await isBackupRunning(db))) return false
  for (const key of storageKeys) {
    await files.remove(key)
    await deletePendingFiles(db, [key])
  }
  return true
}
