import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

/** The client sends the delivery under review back; what they want changed is kept with that version. */
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
