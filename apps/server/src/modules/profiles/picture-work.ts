import { DomainError } from '../../platform/errors.ts'
import { inTurn } from '../../platform/in-turn.ts'

const busy = () => new DomainError('picture.busy', { retryAfterSeconds: 5 })

/** A large picture takes 200 MB and a core while it is open: so many of them are at once, whoever sent them. */
export const workOnPicture = inTurn({ running: 2, waiting: 50, refuse: busy })

/** Previews, which anybody may ask for, wait for each other and never keep an upload waiting. Each is a few MB. */
export const workOnCard = inTurn({ running: 1, waiting: 50, refuse: busy })

const uploadsAtOnce = 16
const uploadsOfOnePerson = 3

/** How many uploads are being received or wait to be worked on, by person: each may hold 10 MB. */
const uploading = new Map<string, number>()
let total = 0

/** Runs `upload` unless too many are under way, of everybody or of this person. Throws `picture.busy`. */
export async function admitUpload<T>(personId: string, upload: () => Promise<T>): Promise<T> {
  const own = uploading.get(personId) ?? 0
  if (total >= uploadsAtOnce || own >= uploadsOfOnePerson) throw busy()
  total += 1
  uploading.set(personId, own + 1)
  try {
    return await upload()
  } finally {
    total -= 1
    const left = (uploading.get(personId) ?? 1) - 1
    if (left > 0) uploading.set(personId, left)
    else uploading.delete(personId)
  }
}
