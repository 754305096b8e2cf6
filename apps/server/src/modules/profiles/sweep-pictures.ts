import type { Deps } from '../../deps.ts'
import { deletePictures, lockUnusedPictures } from './picture.queries.ts'
import { unusedPictureMs } from './picture.rules.ts'

const batchSize = 100

/**
 * Returns how many pictures it deleted. The bytes are deleted first: after a crash the next sweep finishes. Safe to run
 * concurrently.
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
