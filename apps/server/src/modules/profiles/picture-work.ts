import { pictureMaxBytes } from '@guildhall/contract'
import { DomainError } from '../../platform/errors.ts'
import { limitConcurrency } from '../../platform/limits/concurrency-limit.ts'
import { boundReceivedBytes, type Held } from './received-bytes.ts'

const busy = () => new DomainError('picture.busy', { retryAfterSeconds: 5 })

/** A large picture takes 200 MB and a core while it is open: so many of them are at once, whoever sent them. */
export const workOnPicture = limitConcurrency({ running: 2, waiting: 50, refuse: busy })

/** Previews, which anybody may ask for, wait for each other and never keep an upload waiting. Each is a few MB. */
export const workOnCard = limitConcurrency({ running: 1, waiting: 50, refuse: busy })

/** Sixteen of the largest pictures. A smartphone's is a third of that. */
export const receivedPictures = boundReceivedBytes({ limit: 16 * pictureMaxBytes, refuse: busy })

const uploadsOfOnePerson = 3

/** How many uploads are being received or wait to be worked on, by person. */
const uploading = new Map<string, number>()

/** Runs `upload` unless too many of this person are under way, and counts the bytes it holds. Throws `picture.busy`. */
export async function admitUpload<T>(personId: string, upload: (held: Held) => Promise<T>): Promise<T> {
  const own = uploading.get(personId) ?? 0
  if (own >= uploadsOfOnePerson) throw busy()
  uploading.set(personId, own + 1)
  const held = receivedPictures.open()
  try {
    return await upload(held)
  } finally {
    held.release()
    const left = (uploading.get(personId) ?? 1) - 1
    if (left > 0) uploading.set(personId, left)
    else uploading.delete(personId)
  }
}
