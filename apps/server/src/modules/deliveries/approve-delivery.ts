import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { settleApproval } from '../contracts/shared/settle-approval.ts'
import { moveProject } from '../projects/shared/move-project.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

/** The client takes the delivery under review as it is: the project is completed with it, and the freelancer is paid. */
export function approveDelivery(deps: Deps, request: MoveRequest): Promise<DeliveryView> {
  const { proposalId, userId: viewerId } = request
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'approve', request, async (project) => {
      const now = deps.clock()
      await setDecision(tx, proposalId, { status: deliveryMoves.approve.to, feedback: '', decidedAt: now })
      await moveProject(tx, 'complete', { project, viewerId, now })
      await settleApproval(deps, tx, { proposalId, actorId: viewerId, at: now })
    }),
  )
}
