import { type DisputeView, disputeMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { aboutContract } from '../contracts/shared/about-contract.ts'
import { setDispute } from './dispute.queries.ts'
import { disputeMoveContext } from './dispute.rules.ts'
import { getDispute } from './get-disputes.ts'
import { type LockedDispute, lockDispute } from './lock-dispute.ts'
import type { DisputeRequest } from './withdraw-dispute.ts'

/** An operator decides before the deadline once both sides have asked. */
export async function askOperator(deps: OnceDeps, { disputeId, viewerId }: DisputeRequest): Promise<DisputeView> {
  return deps.database.db.transaction(async (tx) => {
    const { contract, dispute, claims } = await lockDispute(tx, disputeId)
    const at = deps.clock()
    const moveContext = disputeMoveContext(dispute, { id: viewerId }, { claims: claims.counts, now: at })
    requireMove(disputeMoves.ask_operator, moveContext)
    const isClient = moveContext.party === 'client'
    await setDispute(tx, disputeId, isClient ? { clientAskedAt: at } : { freelancerAskedAt: at })
    const otherAskedAt = isClient ? dispute.freelancerAskedAt : dispute.clientAskedAt
    await deps.events.record(tx, at, {
      kind: 'dispute.operator_asked',
      actorId: viewerId,
      about: aboutContract(contract),
      facts: { disputeId, isLast: otherAskedAt !== null },
    })
    if (otherAskedAt) await giveToOperator(deps, tx, { contract, disputeId, at })
    return getDispute({ ...deps, database: { db: tx } }, { disputeId, viewerId })
  })
}

export async function giveToOperator(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { contract, disputeId, at }: { contract: LockedDispute['contract']; disputeId: string; at: Date },
): Promise<void> {
  await setDispute(tx, disputeId, { status: disputeMoves.wait.to, waitingAt: at })
  await deps.events.record(tx, at, {
    kind: 'dispute.waiting',
    actorId: null,
    about: aboutContract(contract),
    facts: { disputeId },
  })
}
