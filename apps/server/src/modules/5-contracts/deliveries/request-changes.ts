import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

export function requestChanges(
  deps: OnceDeps,
  { feedback, criterion, ...request }: MoveRequest & { feedback: string; criterion: string },
): Promise<DeliveryView> {
  const status = deliveryMoves.request_changes.to
  return deps.database.db.transaction((tx) =>
    moveDelivery(
      deps,
      tx,
      'request_changes',
      request,
      async () => {
        await setDecision(tx, request.proposalId, { status, feedback, criterion, decidedAt: deps.clock() })
      },
      criterion,
    ),
  )
}
