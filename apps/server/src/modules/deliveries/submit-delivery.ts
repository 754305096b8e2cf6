import type { DeliveryView } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { limitConcurrencyPerKey } from '../../platform/limits/concurrency-limit-per-key.ts'
import { lockAccount } from '../accounts/shared/lock-account.queries.ts'
import { insertVersion } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery, requireDeliveryMove } from './move-delivery.ts'
import { deletePendingFiles } from './pending-file.queries.ts'
import { type ReceivedUpload, receiveFiles, type UploadPart } from './receive-files.ts'
import { removeFailedUpload } from './remove-pending-files.ts'
import { requireStorage } from './require-storage.ts'
import { uploadsAtOnce } from './shared/delivery.rules.ts'

export type UploadForm = {
  parts: AsyncIterable<UploadPart>
  /** What the files weigh at least, by the word of the sender; 0 where they do not say. */
  announcedBytes: number
}

type Conclusion = (commit: (deps: Deps) => Promise<DeliveryView>) => Promise<DeliveryView>

/**
 * Takes in an upload as the next version of a delivery: all of its files, or nothing. Whether it is allowed is asked
 * before the first byte is read, so that nobody sends a gigabyte in vain, and again under the lock when all is there.
 * @param conclude runs the commit it is given once all files are there, and makes the answer of it; where it finds that
 *   the same upload was committed before, it need not run it
 */
export async function submitDelivery(
  deps: Deps,
  { parts, announcedBytes, ...request }: MoveRequest & UploadForm,
  conclude: Conclusion,
): Promise<DeliveryView> {
  await requireDeliveryMove(deps.database.db, 'upload', request)
  await requireStorage(deps.database.db, {
    ...request,
    bytes: announcedBytes,
    quota: deps.config.storagePerAccountBytes,
  })
  return admitUpload(request.userId, () => receiveDelivery(deps, request, parts, conclude))
}

const admitUpload = limitConcurrencyPerKey(
  uploadsAtOnce,
  () => new DomainError('delivery.uploads_at_once', { limit: uploadsAtOnce, retryAfterSeconds: 10 }),
)

async function receiveDelivery(
  deps: Deps,
  request: MoveRequest,
  parts: UploadForm['parts'],
  conclude: Conclusion,
): Promise<DeliveryView> {
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

function commitDelivery(deps: Deps, request: MoveRequest, { files, message }: ReceivedUpload): Promise<DeliveryView> {
  const { proposalId, userId } = request
  const { clock, config } = deps
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'upload', request, async () => {
      const keys = files.map((file) => file.storageKey)
      // Fewer than there were: a sweep took this upload for dead and removed its bytes.
      if ((await deletePendingFiles(tx, keys)).length < keys.length) throw new DomainError('delivery.interrupted')

      await lockAccount(tx, userId) // so that two of their uploads cannot both take the storage that is left
      const bytes = files.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
      await requireStorage(tx, { userId, bytes, quota: config.storagePerAccountBytes })
      await insertVersion(tx, { proposalId, message, submittedAt: clock(), files })
    }),
  )
}
