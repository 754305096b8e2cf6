import { randomUUID } from 'node:crypto'
import { type PictureKind, uploadedPictureAddress } from '@guildhall/contract'
import { profileImages } from '../modules/1-ground/users/profile.tables.ts'
import { type PreparedPicture, preparePicture } from '../modules/7-finding/profiles/prepare-picture.ts'
import type { Tx } from '../platform/database/database.ts'
import { sharp } from '../platform/sharp.ts'
import { newStorageKey } from '../platform/storage/storage-key.ts'
import type { DemoBytes } from './demo-files.ts'
import type { DemoPerson } from './demo-types.ts'
import { drawPortrait } from './pictures/portrait.ts'

export type PicturedPerson = { person: DemoPerson; portrait: PreparedPicture; portfolio: PreparedPicture[] }
export type PictureAddresses = { portrait: string; portfolio: string[] }

export function prepareDemoPictures(people: readonly DemoPerson[]): Promise<PicturedPerson[]> {
  return Promise.all(
    people.map(async (person) => {
      const pictures = person.portfolio.map(({ picture }) => prepare(picture(), 'portfolio'))
      const portrait = await prepare(drawPortrait(person.portrait), 'avatar')
      return { person, portrait, portfolio: await Promise.all(pictures) }
    }),
  )
}

async function prepare(svg: string, kind: PictureKind): Promise<PreparedPicture> {
  // Lightly compressed, as it is decoded again at once.
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  return preparePicture(png, kind, undefined)
}

/** Inserts a person's pictures, and leaves their bytes in `demoBytes`. */
export async function insertDemoPictures(
  tx: Tx,
  demoBytes: DemoBytes,
  { ownerId, pictures, now }: { ownerId: string; pictures: PicturedPerson; now: Date },
): Promise<PictureAddresses> {
  const rowOf = (kind: PictureKind) => (picture: PreparedPicture) => {
    const { bytes, contentType, width, height } = picture
    const row = { id: randomUUID(), ownerId, kind, storageKey: newStorageKey(), contentType, width, height }
    return { bytes, row: { ...row, sizeBytes: bytes.length, createdAt: now, unusedSince: null } }
  }
  const portrait = rowOf('avatar')(pictures.portrait)
  const portfolio = pictures.portfolio.map(rowOf('portfolio'))
  const all = [portrait, ...portfolio]
  await tx.insert(profileImages).values(all.map(({ row }) => row))
  for (const { row, bytes } of all) demoBytes.set(row.storageKey, bytes)
  return {
    portrait: uploadedPictureAddress(portrait.row.id),
    portfolio: portfolio.map(({ row }) => uploadedPictureAddress(row.id)),
  }
}
