import { pictureMaxBytes } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { limitConcurrency } from '../../../platform/limits/concurrency-limit.ts'
import { limitConcurrencyPerKey } from '../../../platform/limits/concurrency-limit-per-key.ts'
import { boundReceivedBytes, type Held } from './received-bytes.ts'

const busy = () => new DomainError('picture.busy', { retryAfterSeconds: 5 })

/** A large picture takes 200 MB and a core while it is open, so only a few are opened at once. */
export const limitPictureWork = limitConcurrency({ running: 2, waiting: 50, refuse: busy })

/** Link previews, which anyone may request. Their own queue keeps them from delaying uploads. A few MB each. */
export const limitPreviewWork = limitConcurrency({ running: 1, waiting: 50, refuse: busy })

export const receivedPictures = boundReceivedBytes({ limit: 16 * pictureMaxBytes, refuse: busy })

const limitUploads = limitConcurrencyPerKey({ running: 3 }, busy)

/** At most three uploads per person; also counts their bytes. Throws `picture.busy`. */
export function admitUpload<T>(personId: string, upload: (held: Held) => Promise<T>): Promise<T> {
  return limitUploads(personId, async () => {
    const held = receivedPictures.open()
    try {
      return await upload(held)
    } finally {
      held.release()
    }
  })
}
