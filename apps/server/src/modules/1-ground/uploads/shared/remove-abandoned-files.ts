import type { Deps } from '../../../../deps.ts'
import { isBackupRunning } from '../../../../platform/database/backup-lock.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { deletePendingFiles } from './pending-file.queries.ts'

/**
 * After the commit that abandoned them, and outside of any transaction: the store may be slow. What fails is left to the next sweep, and
 * so is all of it once the store does not answer, or while a backup is written, whose rows may refer to them: then false. Throws the first
 * failure when the others are removed.
 */
export async function removeAbandonedFiles(
  { database: { db }, files }: Deps,
  storageKeys: readonly string[],
): Promise<boolean> {
  if (storageKeys.length > 0 && (await isBackupRunning(db))) return false
  const failures: unknown[] = []
  for (const key of storageKeys) {
    try {
      await files.remove(key)
    } catch (error) {
      if (error instanceof DomainError) throw error
      failures.push(error)
      continue
    }
    await deletePendingFiles(db, [key])
  }
  if (failures.length > 0) throw failures[0]
  return true
}
