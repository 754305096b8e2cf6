import type { Deps } from '../../../deps.ts'
import { abandonFiles } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { removeAbandonedFiles } from '../../1-ground/uploads/shared/remove-abandoned-files.ts'
import { deletePictures, lockUnusedPictures } from './picture.queries.ts'
import { unusedPictureMs } from './picture.rules.ts'

const batchSize = 100

/** Returns how many pictures it deleted. Safe to run concurrently. */
export async function sweepPictures(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - unusedPictureMs)
  let removed = 0
  for (;;) {
    const batch = await deps.database.db.transaction(async (tx) => {
      const pictures = await lockUnusedPictures(tx, before, batchSize)
      const keys = pictures.map(({ storageKey }) => storageKey)
      await abandonFiles(tx, keys)
      await deletePictures(
        tx,
        pictures.map(({ id }) => id),
      )
      return keys
    })
    await removeAbandonedFiles(deps, batch)
    removed += batch.length
    if (batch.length < batchSize) return removed
  }
}
