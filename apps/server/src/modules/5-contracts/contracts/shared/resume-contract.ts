import { approvalAfterDisputeHours, contractMoves } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { requireMove } from '../../../../platform/require-move.ts'
import { postDisputeRelease } from '../../../1-ground/ledger/shared/post-entry.ts'
import { aboutContract } from './about-contract.ts'
import { contractMoveContext, isFunded } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'
import { completeContract } from './release-held.ts'

type Dispute = {
  id: string
  createdAt: Date
  contractStatus: string
  autoApprovalAt: Date | null
}

/** A delivery under review gets the time that was left when the dispute began, but at least a day. */
export async function resumeContract(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  { contract, dispute, actorId, at }: { contract: ContractMoney; dispute: Dispute; actorId: string; at: Date },
): Promise<void> {
  const { id: contractId, heldCents, disputedCents } = contract
  const move = dispute.contractStatus === 'payment_due' ? 'resume_payment_due' : 'resume'
  requireMove(contractMoves[move], contractMoveContext(contract, actorId))
  await postDisputeRelease(tx, { contractId, source: dispute.id, at, cents: disputedCents })
  const autoApprovalAt = approvalAfter(dispute, at)
  await refreshHeldUntil(tx, contractId, { status: contractMoves[move].to, autoApprovalAt })
  await deps.events.record(tx, at, {
    kind: 'dispute.withdrawn',
    actorId,
    about: aboutContract(contract),
    facts: { disputeId: dispute.id },
  })
  // The rest of an approved amount was paid while it was in dispute.
  if (move === 'resume_payment_due' && isFunded(contract)) {
    await completeContract(deps, tx, { ...contract, heldCents: heldCents + disputedCents, disputedCents: 0 }, at)
  }
}

function approvalAfter({ autoApprovalAt, createdAt }: Dispute, at: Date): Date | null {
  if (!autoApprovalAt) return null
  const leftMs = autoApprovalAt.getTime() - createdAt.getTime()
  return new Date(at.getTime() + Math.max(leftMs, approvalAfterDisputeHours * 60 * 60 * 1_000))
}
