import type { Deps } from '../../deps.ts'
import { completeProject } from '../projects/shared/complete-project.ts'
import { setDeliveryStatus } from '../proposals/shared/move-delivery.ts'
import { listVersions, setDecision } from './delivery.queries.ts'
import type { Delivery } from './get-delivery.ts'
import { lockForMove, type MoveRequest } from './lock-for-move.ts'
import { deliveryMoves } from './shared/delivery.rules.ts'

/** The client takes the delivery under review as it is, and the project is completed with it. */
export function approveDelivery({ database: { db }, clock }: Deps, request: MoveRequest): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const now = clock()
    const proposal = await lockForMove(tx, 'approve', request)
    const status = deliveryMoves.approve.to
    await setDecision(tx, proposal.id, { status, feedback: '', decidedAt: now })
    await setDeliveryStatus(tx, proposal.id, status)
    await completeProject(tx, proposal.projectId, now)
    return { proposal: { ...proposal, deliveryStatus: status }, versions: await listVersions(tx, proposal.id) }
  })
}
