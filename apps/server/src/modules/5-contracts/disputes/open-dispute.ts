import {
  contractMoves,
  type DisputeClaimBody,
  type DisputeView,
  dayMs,
  disputeClaimDays,
  toCents,
} from '@guildhall/contract'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { contractMoveContext } from '../contracts/shared/contract.rules.ts'
import { holdForDispute } from '../contracts/shared/hold-for-dispute.ts'
import { lockAgreement } from '../contracts/shared/lock-agreement.ts'
import { insertClaim, insertDispute } from './dispute.queries.ts'
import { requireSum } from './dispute.rules.ts'
import { getDispute } from './get-disputes.ts'

/** Sets aside what is held; until the dispute is settled, nothing can be delivered, approved or paid in. */
export async function openDispute(
  deps: OnceDeps,
  { contractId, viewerId, release, refund, reason }: DisputeClaimBody & { contractId: string; viewerId: string },
): Promise<DisputeView> {
  return deps.database.db.transaction(async (tx) => {
    const { contract } = await lockAgreement(tx, contractId)
    requireMove(contractMoves.open_dispute, contractMoveContext(contract, viewerId))
    const split = { releaseCents: toCents(release), refundCents: toCents(refund) }
    const { heldCents, releasedCents, status: contractStatus, autoApprovalAt } = contract
    requireSum(split, heldCents)
    const at = deps.clock()
    const claimsUntil = new Date(at.getTime() + disputeClaimDays * dayMs)
    const disputeId = await insertDispute(tx, {
      contractId,
      openedBy: viewerId,
      heldCents,
      releasedCents,
      contractStatus,
      autoApprovalAt,
      createdAt: at,
      claimsUntil,
    })
    await insertClaim(tx, { disputeId, claimedBy: viewerId, ...split, reason, createdAt: at })
    await holdForDispute(deps, tx, { contract, disputeId, actorId: viewerId, claimsUntil, at })
    return getDispute({ ...deps, database: { db: tx } }, { disputeId, viewerId })
  })
}
