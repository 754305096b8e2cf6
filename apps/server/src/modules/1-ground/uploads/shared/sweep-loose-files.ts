import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { abandonFiles } from './pending-file.queries.ts'

const batchSize = 100

/** @param remove deletes rows that nothing took by `before`, and returns where their bytes are */
export async function sweepLoose(
  deps: Deps,
  before: Date,
  remove: (tx: Tx, which: { before: Date; limit: number }) => Promise<string[]>,
): Promise<void> {
  let removed = 0
  do {
    removed = await deps.database.db.transaction(async (tx) => {
      const keys = await remove(tx, { before, limit: batchSize })
      await abandonFiles(tx, keys)
      return keys.length
    })
  } while (removed === batchSize)
}
