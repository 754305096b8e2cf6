import { type DisputeView, disputeMoves } from '@guildhall/contract'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { resumeContract } from '../contracts/shared/resume-contract.ts'
import { setDispute } from './dispute.queries.ts'
import { disputeMoveContext } from './dispute.rules.ts'
import { getDispute } from './get-disputes.ts'
import { lockDispute, requireAllSetAside } from './lock-dispute.ts'

export type DisputeRequest = { disputeId: string; viewerId: string }

/** The side that opened it withdraws it, as long as nothing was paid out of it: the contract goes on where it was. */
export async function withdrawDispute(deps: OnceDeps, { disputeId, viewerId }: DisputeRequest): Promise<DisputeView> {
  return deps.database.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, disputeId)
    const { contract, dispute, claims } = locked
    const at = deps.clock()
    requireMove(
      disputeMoves.withdraw,
      disputeMoveContext(dispute, { id: viewerId }, { claims: claims.counts, now: at }),
    )
    requireAllSetAside(locked)
    await setDispute(tx, disputeId, { status: disputeMoves.withdraw.to, endedAt: at })
    await resumeContract(deps, tx, { contract, dispute, actorId: viewerId, at })
    return getDispute({ ...deps, database: { db: tx } }, { disputeId, viewerId })
  })
}
