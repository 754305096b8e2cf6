import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { setDeliveryStatus } from '../proposals/shared/move-delivery.ts'
import { findNewestVersion, listVersions, setDecision } from './delivery.queries.ts'
import type { Delivery } from './get-delivery.ts'
import { lockForMove, type MoveRequest } from './lock-for-move.ts'
import { deliveryMoves, refusalAtVersion, versionsPerProposal } from './shared/delivery.rules.ts'

/** The client sends the delivery under review back; what they want changed stays with that version. */
export function requestChanges(
  { database: { db }, clock }: Deps,
  { feedback, ...request }: MoveRequest & { feedback: string },
): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const proposal = await lockForMove(tx, 'request_changes', request)
    const refusal = refusalAtVersion('request_changes', await findNewestVersion(tx, proposal.id))
    if (refusal) throw new DomainError(refusal, { limit: versionsPerProposal })
    const status = deliveryMoves.request_changes.to
    await setDecision(tx, proposal.id, { status, feedback, decidedAt: clock() })
    await setDeliveryStatus(tx, proposal.id, status)
    return { proposal: { ...proposal, deliveryStatus: status }, versions: await listVersions(tx, proposal.id) }
  })
}
