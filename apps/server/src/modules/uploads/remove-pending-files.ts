import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deletePendingFiles, lockPendingFiles } from './shared/pending-file.queries.ts'
import { listClaimedKeys } from './stored-file.queries.ts'

export async function removeLockedFiles(tx: Tx, files: Deps['files'], storageKeys: readonly string[]) {
  for (const key of storageKeys) await files.remove(key)
  if (storageKeys.length > 0) await deletePendingFiles(tx, storageKeys)
}

/** The files stay if only the commit's answer was lost. Bytes stored after a sweep are removed too. */
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
