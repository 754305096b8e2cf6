import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

/** The client sends the delivery back. The feedback is stored with its version. */
export function requestChanges(
  deps: Deps,
  { feedback, ...request }: MoveRequest & { feedback: string },
): Promise<DeliveryView> {
  const status = deliveryMoves.request_changes.to
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'request_changes', request, () =>
      setDecision(tx, request.proposalId, { status, feedback, decidedAt: deps.clock() }),
    ),
  )
}
