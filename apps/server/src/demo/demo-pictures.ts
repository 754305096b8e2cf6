import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type PictureKind, uploadedPictureAddress } from '@guildhall/contract'
import { profileImages } from '../modules/1-ground/users/profile.tables.ts'
import type { Tx } from '../platform/database/database.ts'
import { sharp } from '../platform/sharp.ts'
import { newStorageKey } from '../platform/storage/storage-key.ts'
import type { DemoBytes } from './demo-files.ts'
import type { DemoPerson } from './demo-types.ts'
import { pieceFile, portraitFile } from './picture-files.ts'

type StoredPicture = { bytes: Buffer; contentType: string; width: number; height: number }
export type PicturedPerson = { person: DemoPerson; portrait: StoredPicture; portfolio: StoredPicture[] }
export type PictureAddresses = { portrait: string; portfolio: string[] }

export function readDemoPictures(people: readonly DemoPerson[]): Promise<PicturedPerson[]> {
  return Promise.all(
    people.map(async (person) => {
      const portfolio = await Promise.all(person.portfolio.map(({ title }) => read(pieceFile(title))))
      return { person, portrait: await read(portraitFile(person.key)), portfolio }
    }),
  )
}

/** They are kept as they are stored. */
async function read(file: URL): Promise<StoredPicture> {
  const bytes = await readFile(file)
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, contentType: 'image/webp', width, height }
}

/** Inserts a person's pictures, and leaves their bytes in `demoBytes`. */
export async function insertDemoPictures(
  tx: Tx,
  demoBytes: DemoBytes,
  { ownerId, pictures, now }: { ownerId: string; pictures: PicturedPerson; now: Date },
): Promise<PictureAddresses> {
  const rowOf = (kind: PictureKind) => (picture: StoredPicture) => {
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
