import { contractMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import type { LockedProject } from '../../projects/shared/lock-project.ts'
import { moveProject } from '../../projects/shared/move-project.ts'
import { queueReviewRequests } from '../../reviews/shared/queue-review-requests.ts'
import { insertContractEvent, setContract } from '../contract.queries.ts'
import { contractStanding, standingAs } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'

/** Lock contract and project first. Late payments are refunded. `actorId` is null if an operator decided. */
export async function closeDisputed(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  {
    project,
    contract,
    actorId,
    at,
  }: { project: LockedProject; contract: ContractMoney; actorId: string | null; at: Date },
): Promise<void> {
  const { id: contractId, heldCents } = contract
  requireMove(
    contractMoves.settle_dispute,
    actorId ? contractStanding(contract, actorId) : standingAs('operator', contract),
  )
  const { to: status } = contractMoves.settle_dispute
  await setContract(tx, contractId, { status, endedAt: at, autoApprovalAt: null, heldUntil: null })
  await moveProject(tx, 'cancel', { project, actorId, now: at })
  await insertContractEvent(tx, { contractId, kind: 'cancelled', actorId, at })
  await queueReviewRequests(deps, tx, contractId)
  if (heldCents > 0) await refundPayments(deps, tx, { contract, cents: heldCents, at })
}
