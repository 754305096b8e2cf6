import { Readable } from 'node:stream'
import { type PictureKind, type PictureView, uploadedPictureAddress } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { newStorageKey } from '../../../platform/storage/storage-key.ts'
import { abandonFiles } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { deletePictures, insertPicture, lockAndCountPictures, type PictureRow } from './picture.queries.ts'
import { picturesPerPerson } from './picture.rules.ts'
import { limitPictureWork } from './picture-concurrency.ts'
import type { PictureForm } from './picture-form.ts'

/** Writes the row, then the bytes, so that a crash leaves nothing the sweep cannot find. */
export async function uploadPicture(
  deps: Deps,
  { userId, kind, bytes, crop }: PictureForm & { userId: string; kind: PictureKind },
): Promise<PictureView> {
  const prepared = await limitPictureWork(async () => {
    const { preparePicture } = await import('./prepare-picture.ts') // loaded on first use
    return preparePicture(bytes, kind, crop)
  })
  const picture = await insertAllowedPicture(deps, userId, {
    kind,
    contentType: prepared.contentType,
    sizeBytes: prepared.bytes.length,
    width: prepared.width,
    height: prepared.height,
  })
  try {
    await deps.files.put(picture.storageKey, Readable.from([prepared.bytes]))
  } catch (error) {
    // If this fails too, the row remains for the sweep. The first error is the one to report.
    await deps.database.db
      .transaction(async (tx) => {
        await abandonFiles(tx, [picture.storageKey])
        await deletePictures(tx, [picture.id])
      })
      .catch(() => {})
    throw error
  }
  const { id, width, height } = picture
  const address = uploadedPictureAddress(id)
  return { _id: id, address, url: deps.config.publicUrl + address, width, height }
}

function insertAllowedPicture(
  { database: { db }, clock }: Deps,
  ownerId: string,
  facts: Pick<PictureRow, 'kind' | 'contentType' | 'sizeBytes' | 'width' | 'height'>,
): Promise<PictureRow> {
  return db.transaction(async (tx) => {
    const stored = await lockAndCountPictures(tx, ownerId)
    if (stored >= picturesPerPerson) throw new DomainError('picture.too_many', { limit: picturesPerPerson })
    const now = clock()
    return insertPicture(tx, { ...facts, ownerId, storageKey: newStorageKey(), createdAt: now, unusedSince: now })
  })
}
