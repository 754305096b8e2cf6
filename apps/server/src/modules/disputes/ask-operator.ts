import { type DisputeView, disputeMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { recordContractEvent } from '../contracts/shared/record-contract-event.ts'
import { setDispute } from './dispute.queries.ts'
import { disputeStanding } from './dispute.rules.ts'
import { getDispute } from './get-disputes.ts'
import { type LockedDispute, lockDispute } from './lock-dispute.ts'
import { tellBoth, tellOther } from './tell-sides.ts'
import type { DisputeRequest } from './withdraw-dispute.ts'

/** An operator decides before the deadline once both sides have asked. */
export async function askOperator(deps: Deps, { disputeId, viewerId }: DisputeRequest): Promise<DisputeView> {
  return deps.database.db.transaction(async (tx) => {
    const { contract, dispute, claims } = await lockDispute(tx, disputeId)
    const at = deps.clock()
    const standing = disputeStanding(dispute, { id: viewerId }, { claims: claims.counts, now: at })
    requireMove(disputeMoves.ask_operator, standing)
    const isClient = standing.party === 'client'
    await setDispute(tx, disputeId, isClient ? { clientAskedAt: at } : { freelancerAskedAt: at })
    await recordContractEvent(tx, { contractId: contract.id, kind: 'dispute_operator_asked', actorId: viewerId, at })
    const otherAskedAt = isClient ? dispute.freelancerAskedAt : dispute.clientAskedAt
    if (otherAskedAt) await giveToOperator(deps, tx, { contract, disputeId, at })
    else {
      const event = `${disputeId}:${standing.party}`
      await tellOther(deps, tx, { contract, actorId: viewerId, kind: 'dispute.operator_asked', event })
    }
    return getDispute({ ...deps, database: { db: tx } }, { disputeId, viewerId })
  })
}

export async function giveToOperator(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, disputeId, at }: { contract: LockedDispute['contract']; disputeId: string; at: Date },
): Promise<void> {
  await setDispute(tx, disputeId, { status: disputeMoves.wait.to, waitingAt: at })
  await recordContractEvent(tx, { contractId: contract.id, kind: 'dispute_waiting', actorId: null, at })
  await tellBoth(deps, tx, { contract, kind: 'dispute.waiting', event: disputeId })
}
