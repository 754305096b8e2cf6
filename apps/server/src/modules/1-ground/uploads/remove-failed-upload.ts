import type { Deps } from '../../../deps.ts'
import { abandonFiles, lockPendingFiles } from './shared/pending-file.queries.ts'
import { removeAbandonedFiles } from './shared/remove-abandoned-files.ts'
import { listClaimedKeys } from './stored-file.queries.ts'

/** The files stay if only the commit's answer was lost. Bytes stored after a sweep are removed too. */
export async function removeFailedUpload(deps: Deps, storageKeys: readonly string[]) {
  if (storageKeys.length === 0) return
  const abandoned = await deps.database.db.transaction(async (tx) => {
    await lockPendingFiles(tx, storageKeys)
    const claimed = new Set(await listClaimedKeys(tx, storageKeys))
    const keys = storageKeys.filter((key) => !claimed.has(key))
    await abandonFiles(tx, keys)
    return keys
  })
  await removeAbandonedFiles(deps, abandoned)
}
