import type { Deps } from '../../deps.ts'
import { deletePictures, lockUnusedPictures } from './picture.queries.ts'
import { unusedPictureMs } from './picture.rules.ts'

const batchSize = 100

/**
 * Deletes pictures that no saved profile has shown for a day; returns how many. The bytes go first: after a crash the
 * row remains, and the next sweep finishes. Concurrent sweeps take different pictures.
 */
export async function sweepPictures({ database: { db }, files, clock }: Deps): Promise<number> {
  const before = new Date(clock().getTime() - unusedPictureMs)
  let removed = 0
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const pictures = await lockUnusedPictures(tx, before, batchSize)
      for (const { storageKey } of pictures) await files.remove(storageKey)
      await deletePictures(
        tx,
        pictures.map(({ id }) => id),
      )
      return pictures.length
    })
    removed += batch
    if (batch < batchSize) return removed
  }
}
