import type { Deps } from '../../deps.ts'
import { lockStalePendingFiles } from './pending-file.queries.ts'
import { removeLockedFiles } from './remove-pending-files.ts'

const hourMs = 60 * 60 * 1_000
/** Longer than any upload takes: twenty files of 50 MiB need five hours even at half a megabit a second. */
export const presumedDeadMs = 6 * hourMs
const batchSize = 100

/**
 * Removes what crashed uploads left behind, and returns how many files that were. `olderThanMs` is how long ago an
 * upload must have begun to count as crashed; 0 is for when nobody else can be uploading. An upload that was still
 * alive after all is refused when it ends. Several processes may sweep at once: each takes other files.
 */
export async function sweepPendingFiles(deps: Deps, { olderThanMs = presumedDeadMs } = {}): Promise<number> {
  const before = new Date(deps.clock().getTime() - olderThanMs)
  let removed = 0
  for (;;) {
    const batch = await deps.database.db.transaction(async (tx) => {
      const keys = await lockStalePendingFiles(tx, before, batchSize)
      await removeLockedFiles(tx, deps.files, keys)
      return keys.length
    })
    removed += batch
    if (batch < batchSize) return removed
  }
}
