import type { Tx } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { deletePendingFiles, lockPendingFiles } from './pending-file.queries.ts'

/** Removes the bytes and then the rows of keys the caller has locked: a crash in between leaves the row for the sweep. */
export async function removeLockedFiles(tx: Tx, files: Deps['files'], storageKeys: readonly string[]) {
  for (const key of storageKeys) await files.remove(key)
  if (storageKeys.length > 0) await deletePendingFiles(tx, storageKeys)
}

/**
 * Takes back an upload that failed. Only what is still pending goes: when a commit succeeded and merely its answer was
 * lost, the files are part of a delivery and stay.
 */
export async function removePendingFiles({ database: { db }, files }: Deps, storageKeys: readonly string[]) {
  if (storageKeys.length === 0) return
  await db.transaction(async (tx) => {
    await removeLockedFiles(tx, files, await lockPendingFiles(tx, storageKeys))
  })
}
