import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { claimFiles, receiveUpload } from '../../1-ground/uploads/shared/receive-upload.ts'
import { requireStorage } from '../../1-ground/uploads/shared/require-storage.ts'
import type { ReceivedUpload, UploadPart } from '../../1-ground/uploads/shared/upload.types.ts'
import { insertVersion } from './delivery.queries.ts'
import { setDeliveryStatus } from './delivery-state.queries.ts'
import { type MoveRequest, moveDelivery, requireDeliveryMove } from './move-delivery.ts'

export type UploadForm = {
  parts: AsyncIterable<UploadPart>
  /** Announced size of the files in bytes; 0 if unknown. */
  announcedBytes: number
}

type Conclusion = (commit: (deps: OnceDeps) => Promise<DeliveryView>) => Promise<DeliveryView>

/**
 * All files or none. Checks before the first byte and under the lock. `conclude` runs the given commit and makes the
 * answer; it skips the commit of a repeated upload.
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
  return receiveUpload(deps, { userId: request.userId, parts }, (upload, committed) =>
    conclude(async (within) => {
      const delivery = await commitDelivery(within, request, upload)
      committed()
      return delivery
    }),
  )
}

function commitDelivery(
  deps: OnceDeps,
  request: MoveRequest,
  { files, message }: ReceivedUpload,
): Promise<DeliveryView> {
  const { proposalId, userId } = request
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'upload', request, async () => {
      await claimFiles(deps, tx, userId, files)
      await insertVersion(tx, { proposalId, message, submittedAt: deps.clock(), files })
      await setDeliveryStatus(tx, proposalId, deliveryMoves.upload.to)
    }),
  )
}
