import { type DisputeClaimBody, type DisputeView, disputeMoves, toCents } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { closeDisputed } from '../contracts/shared/close-disputed.ts'
import { recordContractEvent } from '../contracts/shared/record-contract-event.ts'
import { insertClaim, setDispute } from './dispute.queries.ts'
import { disputeStanding, requireClaim, type Side, type Split, undisputed } from './dispute.rules.ts'
import { getDispute } from './get-disputes.ts'
import { type LockedDispute, lockDispute, requireAllSetAside } from './lock-dispute.ts'
import { payOut } from './pay-out.ts'
import { recordInConversation } from './record-in-conversation.ts'
import { tellBoth, tellOther } from './tell-sides.ts'

/** Pays out what both agree on at once; equal splits end the dispute and cancel its contract. */
export async function claimSplit(
  deps: Deps,
  { disputeId, viewerId, release, refund, reason }: DisputeClaimBody & { disputeId: string; viewerId: string },
): Promise<DisputeView> {
  return deps.database.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, disputeId)
    const { contract, dispute, claims } = locked
    const at = deps.clock()
    const standing = disputeStanding(dispute, { id: viewerId }, { claims: claims.counts, now: at })
    requireMove(disputeMoves.claim, standing)
    requireAllSetAside(locked)
    const split = { releaseCents: toCents(release), refundCents: toCents(refund) }
    requireClaim(split, dispute)
    await insertClaim(tx, { disputeId, claimedBy: viewerId, ...split, reason, createdAt: at })
    const facts = { cents: split.releaseCents }
    await recordContractEvent(tx, { contractId: contract.id, kind: 'dispute_claimed', actorId: viewerId, at, facts })
    const side = standing.party as Side
    const event = `${disputeId}:${claims.all.length + 1}`
    const agreed = await payAgreed(deps, tx, { locked, side, split, actorId: viewerId, at })
    if (!agreed) await tellOther(deps, tx, { contract, actorId: viewerId, kind: 'dispute.claimed', event })
    const kinds = agreed ? (['dispute.claimed', 'dispute.agreed'] as const) : (['dispute.claimed'] as const)
    await recordInConversation(deps, tx, { contract, actorId: viewerId, kinds })
    return getDispute({ ...deps, database: { db: tx } }, { disputeId, viewerId })
  })
}

type Agreement = { locked: LockedDispute; side: Side; split: Split; actorId: string; at: Date }

/** Pays what both sides agree on and was not paid yet. Returns whether that was all, so that the dispute has ended. */
async function payAgreed(deps: Deps, tx: Tx, { locked, side, split, actorId, at }: Agreement): Promise<boolean> {
  const { project, contract, dispute, claims } = locked
  const splits = { ...claims.latest, [side]: split }
  const both = undisputed(splits.client, splits.freelancer)
  const paid = { releaseCents: dispute.paidReleaseCents, refundCents: dispute.paidRefundCents }
  // No split has less than what was paid out, so what both agree on can only grow.
  const part = {
    releaseCents: Math.max(0, both.releaseCents - paid.releaseCents),
    refundCents: Math.max(0, both.refundCents - paid.refundCents),
  }
  if (part.releaseCents + part.refundCents === 0) return false
  const left = await payOut(deps, tx, { disputeId: dispute.id, contract, split: part, paid, at })
  const isAll = both.releaseCents + both.refundCents === dispute.heldCents
  await setDispute(tx, dispute.id, {
    paidReleaseCents: paid.releaseCents + part.releaseCents,
    paidRefundCents: paid.refundCents + part.refundCents,
    ...(isAll ? { status: disputeMoves.agree.to, endedAt: at } : {}),
  })
  if (!isAll) return false
  await recordContractEvent(tx, { contractId: contract.id, kind: 'dispute_agreed', actorId: null, at })
  await closeDisputed(deps, tx, { project, contract: left, actorId, at })
  await tellBoth(deps, tx, { contract, kind: 'dispute.agreed', event: dispute.id })
  return true
}
