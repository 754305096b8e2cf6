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

export function approveDelivery(deps: Deps, request: MoveRequest): Promise<DeliveryView> {
  const { proposalId, userId: actorId } = request
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'approve', request, async (project) => {
      const contract = await lockMoney(tx, { proposalId })
      return [await writeApproval(deps, tx, { project, contract, actorId, now: deps.clock() })]
    }),
  )
}

/** Lock project, proposal and contract first. `actorId` is null for the clock. Returns what to tell about money. */
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
