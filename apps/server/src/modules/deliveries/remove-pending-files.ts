import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { listDeliveredKeys } from './delivery.queries.ts'
import { deletePendingFiles, lockPendingFiles } from './pending-file.queries.ts'

/** Removes bytes, then rows; the caller has locked the keys. After a crash in between, the sweep finds the rows. */
export async function removeLockedFiles(tx: Tx, files: Deps['files'], storageKeys: readonly string[]) {
  for (const key of storageKeys) await files.remove(key)
  if (storageKeys.length > 0) await deletePendingFiles(tx, storageKeys)
}

/**
 * Removes a failed upload. If its commit succeeded and only the answer was lost, the files stay. If a sweep has deleted
 * the rows, bytes stored since are removed too.
 */
export async function removeFailedUpload({ database: { db }, files }: Deps, storageKeys: readonly string[]) {
  if (storageKeys.length === 0) return
  await db.transaction(async (tx) => {
    await lockPendingFiles(tx, storageKeys)
    const delivered = new Set(await listDeliveredKeys(tx, storageKeys))
    await removeLockedFiles(
      tx,
      files,
      storageKeys.filter((key) => !delivered.has(key)),
    )
  })
}
