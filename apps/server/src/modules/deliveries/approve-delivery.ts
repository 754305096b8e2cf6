import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type ContractMoney, lockMoney } from '../contracts/shared/lock-money.ts'
import { settleApproval } from '../contracts/shared/settle-approval.ts'
import type { Notice } from '../notifications/shared/notify.ts'
import type { LockedProject } from '../projects/shared/lock-project.ts'
import { moveProject } from '../projects/shared/move-project.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

/** The client takes the delivery under review as it is: the project is completed with it, and the freelancer is paid. */
export function approveDelivery(deps: Deps, request: MoveRequest): Promise<DeliveryView> {
  const { proposalId, userId: actorId } = request
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'approve', request, async (project) => {
      const contract = await lockMoney(tx, { proposalId })
      return [await writeApproval(deps, tx, { project, contract, actorId, now: deps.clock() })]
    }),
  )
}

/**
 * What an approval changes of a project, proposal and contract that are locked. `actorId` is null when the clock approves. Returns
 * what is to be told of the money.
 */
export async function writeApproval(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  {
    project,
    contract,
    actorId,
    now,
  }: { project: LockedProject; contract: ContractMoney; actorId: string | null; now: Date },
): Promise<Notice> {
  await setDecision(tx, contract.proposalId, { status: deliveryMoves.approve.to, feedback: '', decidedAt: now })
  await moveProject(tx, 'complete', { project, actorId, now })
  return settleApproval(deps, tx, { contract, actorId, at: now })
}
