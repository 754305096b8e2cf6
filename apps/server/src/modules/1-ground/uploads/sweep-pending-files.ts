import { hourMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { abandonFiles, lockStalePendingFiles } from './shared/pending-file.queries.ts'
import { removeAbandonedFiles } from './shared/remove-abandoned-files.ts'

/** Longer than any upload takes: twenty files of 50 MiB need five hours even at half a megabit a second. */
const presumedDeadMs = 6 * hourMs
const batchSize = 100

/** `olderThanMs`: age at which an upload counts as crashed; 0 if no other process uploads. Returns the count. */
export async function sweepPendingFiles(deps: Deps, { olderThanMs = presumedDeadMs } = {}): Promise<number> {
  const before = new Date(deps.clock().getTime() - olderThanMs)
  let removed = 0
  for (;;) {
    const batch = await deps.database.db.transaction(async (tx) => {
      const keys = await lockStalePendingFiles(tx, before, batchSize)
      await abandonFiles(tx, keys)
      return keys
    })
    if (!(await removeAbandonedFiles(deps, batch))) return removed
    removed += batch.length
    if (batch.length < batchSize) return removed
  }
}
