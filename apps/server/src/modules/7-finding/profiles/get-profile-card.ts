import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { uploadedPictureId } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { openByteCache } from '../../../platform/byte-cache.ts'
import { getPublicProfile } from './get-profile.ts'
import { findPicture } from './picture.queries.ts'
import { limitPreviewWork } from './picture-concurrency.ts'

export type ProfileCard = { etag: string; open(): Promise<Buffer> }

/** A preview is requested many times right after its link is posted, and hardly ever later. */
const kept = openByteCache<Buffer>({ maxBytes: 8 * 1024 * 1024, bytesOf: ({ length }) => length })

export async function getProfileCard(deps: Deps, userId: string): Promise<ProfileCard> {
  const profile = await getPublicProfile(deps.database.db, userId)
  const { name, username, title, location, skills, profileImage } = profile
  const texts = { name, username, title, location, skills: skills.slice(0, 12) }
  const pictureId = uploadedPictureId(profileImage)
  const hash = createHash('sha256')
    .update(JSON.stringify([texts, pictureId]))
    .digest('base64url')

  const draw = () =>
    limitPreviewWork(async () => {
      const portrait = pictureId ? await readPicture(deps, pictureId) : undefined
      // Loaded on first use: the drawing and font libraries would slow down every start.
      const { drawProfileCard } = await import('./profile-card.ts')
      return drawProfileCard(texts, portrait)
    })

  return { etag: `"${hash}"`, open: () => kept.getOrMake(hash, draw) }
}

/** Pictures on other servers are not fetched: an address in a profile must not make this server call it. */
async function readPicture({ database: { db }, files }: Deps, id: string): Promise<Buffer | undefined> {
  const picture = await findPicture(db, id)
  return picture ? buffer(await files.open(picture.storageKey)) : undefined
}
