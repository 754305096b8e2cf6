import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { moveProject } from '../projects/shared/move-project.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

export function approveDelivery({ database: { db }, clock }: Deps, request: MoveRequest): Promise<DeliveryView> {
  const { proposalId, userId: viewerId } = request
  return db.transaction((tx) =>
    moveDelivery(tx, 'approve', request, async (project) => {
      const now = clock()
      await setDecision(tx, proposalId, { status: deliveryMoves.approve.to, feedback: '', decidedAt: now })
      await moveProject(tx, 'complete', { project, viewerId, now })
    }),
  )
}
