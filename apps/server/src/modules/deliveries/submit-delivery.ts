import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { limitConcurrencyPerKey } from '../../platform/limits/concurrency-limit-per-key.ts'
import { lockAccount } from '../accounts/shared/lock-account.queries.ts'
import { setDeliveryStatus } from '../proposals/shared/move-delivery.ts'
import { insertVersion, listVersions } from './delivery.queries.ts'
import type { Delivery } from './get-delivery.ts'
import { lockForMove, type MoveRequest, requireMove } from './lock-for-move.ts'
import { deletePendingFiles } from './pending-file.queries.ts'
import { type ReceivedUpload, receiveFiles, type UploadPart } from './receive-files.ts'
import { removeFailedUpload } from './remove-pending-files.ts'
import { requireRoom } from './require-room.ts'
import { deliveryMoves, uploadsAtOnce } from './shared/delivery.rules.ts'

export type UploadForm = {
  parts: AsyncIterable<UploadPart>
  /** What the files weigh at least, by the word of the sender; 0 where they do not say. */
  announcedBytes: number
}

type Conclusion<Answer> = (commit: (deps: Deps) => Promise<Delivery>) => Promise<Answer>

/**
 * Takes in an upload as the next version of a delivery: all of its files, or nothing. Whether it is allowed is asked
 * before the first byte is read, so that nobody sends a gigabyte in vain, and again under the lock when all is there.
 * @param conclude runs the commit it is given once all files are there, and makes the answer of it; where it finds that
 *   the same upload was committed before, it need not run it
 */
export async function submitDelivery<Answer>(
  deps: Deps,
  { parts, announcedBytes, ...request }: MoveRequest & UploadForm,
  conclude: Conclusion<Answer>,
): Promise<Answer> {
  await requireMove(deps.database.db, 'upload', request)
  await requireRoom(deps.database.db, { ...request, bytes: announcedBytes, quota: deps.config.storagePerAccountBytes })
  return admitUpload(request.userId, () => receiveDelivery(deps, request, parts, conclude))
}

const admitUpload = limitConcurrencyPerKey(
  uploadsAtOnce,
  () => new DomainError('delivery.uploads_at_once', { limit: uploadsAtOnce, retryAfterSeconds: 10 }),
)

async function receiveDelivery<Answer>(
  deps: Deps,
  request: MoveRequest,
  parts: UploadForm['parts'],
  conclude: Conclusion<Answer>,
): Promise<Answer> {
  const begun: string[] = []
  let isCommitted = false
  try {
    const upload = await receiveFiles(deps, parts, (storageKey) => begun.push(storageKey))
    const answer = await conclude(async (within) => {
      const delivery = await commitDelivery(within, request, upload)
      isCommitted = true
      return delivery
    })
    if (!isCommitted) await removeFailedUpload(deps, begun).catch(() => {})
    return answer
  } catch (error) {
    // Where this fails as well, the rows remain and the sweep will see to them; the first trouble is the one to tell.
    await removeFailedUpload(deps, begun).catch(() => {})
    throw error
  }
}

function commitDelivery(
  { database: { db }, clock, config }: Deps,
  request: MoveRequest,
  { files, message }: ReceivedUpload,
): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const proposal = await lockForMove(tx, 'upload', request)
    const keys = files.map((file) => file.storageKey)
    // Fewer than there were: a sweep took this upload for dead and removed its bytes.
    if ((await deletePendingFiles(tx, keys)).length < keys.length) throw new DomainError('delivery.interrupted')

    await lockAccount(tx, request.userId) // so that two of their uploads cannot both take what room is left
    const bytes = files.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
    await requireRoom(tx, { ...request, bytes, quota: config.storagePerAccountBytes })
    await insertVersion(tx, { proposalId: proposal.id, message, submittedAt: clock(), files })
    const status = deliveryMoves.upload.to
    await setDeliveryStatus(tx, proposal.id, status)
    return { proposal: { ...proposal, deliveryStatus: status }, versions: await listVersions(tx, proposal.id) }
  })
}
