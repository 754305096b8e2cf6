import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { settleApproval } from '../contracts/shared/settle-approval.ts'
import type { LockedProject } from '../projects/shared/lock-project.ts'
import { moveProject } from '../projects/shared/move-project.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

/** The client takes the delivery under review as it is: the project is completed with it, and the freelancer is paid. */
export function approveDelivery(deps: Deps, request: MoveRequest): Promise<DeliveryView> {
  const { proposalId, userId: actorId } = request
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'approve', request, (project) =>
      writeApproval(deps, tx, { project, proposalId, actorId, now: deps.clock() }),
    ),
  )
}

/** What an approval changes besides the delivery's status. `actorId` is null when the clock approves. */
export async function writeApproval(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  {
    project,
    proposalId,
    actorId,
    now,
  }: { project: LockedProject; proposalId: string; actorId: string | null; now: Date },
) {
  await setDecision(tx, proposalId, { status: deliveryMoves.approve.to, feedback: '', decidedAt: now })
  await moveProject(tx, 'complete', { project, actorId, now })
  await settleApproval(deps, tx, { proposalId, actorId, at: now })
}
