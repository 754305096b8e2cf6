import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

/** The client sends the delivery back. The feedback is stored with its version. */
export function requestChanges(
  { database: { db }, clock }: Deps,
  { feedback, ...request }: MoveRequest & { feedback: string },
): Promise<DeliveryView> {
  const status = deliveryMoves.request_changes.to
  return db.transaction((tx) =>
    moveDelivery(tx, 'request_changes', request, () =>
      setDecision(tx, request.proposalId, { status, feedback, decidedAt: clock() }),
    ),
  )
}
