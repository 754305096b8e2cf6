import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deletePendingFiles, lockPendingFiles } from './shared/pending-file.queries.ts'
import { listClaimedKeys } from './stored-file.queries.ts'

/** Removes bytes, then rows; the caller has locked the keys. After a crash in between, the sweep finds the rows. */
export async function removeLockedFiles(tx: Tx, files: Deps['files'], storageKeys: readonly string[]) {
  for (const key of storageKeys) await files.remove(key)
  if (storageKeys.length > 0) await deletePendingFiles(tx, storageKeys)
}

/**
 * Takes back an upload that failed. When its commit succeeded after all and merely the answer was lost, the files are
 * part of a delivery or a message and stay. When a sweep has taken the rows already, bytes that were stored later go, too.
 */
export async function removeFailedUpload({ database: { db }, files }: Deps, storageKeys: readonly string[]) {
  if (storageKeys.length === 0) return
  await db.transaction(async (tx) => {
    await lockPendingFiles(tx, storageKeys)
    const claimed = new Set(await listClaimedKeys(tx, storageKeys))
    await removeLockedFiles(
      tx,
      files,
      storageKeys.filter((key) => !claimed.has(key)),
    )
  })
}
