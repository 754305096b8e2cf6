import { type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import type { LockedProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { moveProject } from '../../4-hiring/projects/shared/move-project.ts'
import { type ContractMoney, lockMoney } from '../contracts/shared/lock-money.ts'
import { settleApproval } from '../contracts/shared/settle-approval.ts'
import { setDecision } from './delivery.queries.ts'
import { type MoveRequest, moveDelivery } from './move-delivery.ts'

export function approveDelivery(deps: OnceDeps, request: MoveRequest): Promise<DeliveryView> {
  const { proposalId, userId: actorId } = request
  return deps.database.db.transaction((tx) =>
    moveDelivery(deps, tx, 'approve', request, async (project, { newestVersion: version }) => {
      const contract = { ...(await lockMoney(tx, { proposalId })), title: project.title }
      await writeApproval(deps, tx, { project, contract, actorId, version, now: deps.clock() })
    }),
  )
}

type Approval = {
  project: LockedProject
  contract: ContractMoney
  /** Null for the clock. */
  actorId: string | null
  version: number
  heldCents?: number | undefined
  now: Date
}

/** Lock project, proposal and contract first. */
export async function writeApproval(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { project, now: at, ...approval }: Approval,
): Promise<void> {
  const { contract, actorId } = approval
  await setDecision(tx, contract.proposalId, { status: deliveryMoves.approve.to, feedback: '', decidedAt: at })
  await moveProject(tx, 'complete', { project, actorId, now: at })
  await settleApproval(deps, tx, { ...approval, at })
}
