import type { Deps } from '../../../../deps.ts'
import { deletePendingFiles } from './pending-file.queries.ts'

/**
 * After the commit that abandoned them, and outside of any transaction: the store may be slow. Stops at the first failure:
 * the rest is left to the next sweep.
 */
export async function removeAbandonedFiles({ database: { db }, files }: Deps, storageKeys: readonly string[]) {
  for (const key of storageKeys) {
    await files.remove(key)
    await deletePendingFiles(db, [key])
  }
}
