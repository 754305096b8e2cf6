import { type DisputeClaimBody, type DisputeView, disputeMoves, toCents } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { aboutContract } from '../contracts/shared/about-contract.ts'
import { closeDisputed } from '../contracts/shared/close-disputed.ts'
import { insertClaim, setDispute } from './dispute.queries.ts'
import { disputeMoveContext, requireClaim, type Side, type Split, undisputed } from './dispute.rules.ts'
import { getDispute } from './get-disputes.ts'
import { type LockedDispute, lockDispute, requireAllSetAside } from './lock-dispute.ts'
import { payOut } from './pay-out.ts'

/** Pays out what both agree on at once; equal splits end the dispute and cancel its contract. */
export async function claimSplit(
  deps: OnceDeps,
  { disputeId, viewerId, release, refund, reason }: DisputeClaimBody & { disputeId: string; viewerId: string },
): Promise<DisputeView> {
  return deps.database.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, disputeId)
    const { contract, dispute, claims } = locked
    const at = deps.clock()
    const moveContext = disputeMoveContext(dispute, { id: viewerId }, { claims: claims.counts, now: at })
    requireMove(disputeMoves.claim, moveContext)
    requireAllSetAside(locked)
    const split = { releaseCents: toCents(release), refundCents: toCents(refund) }
    requireClaim(split, dispute)
    await insertClaim(tx, { disputeId, claimedBy: viewerId, ...split, reason, createdAt: at })
    const agreement = agreementOf(locked, moveContext.party as Side, split)
    await deps.events.record(tx, at, {
      kind: 'dispute.claimed',
      actorId: viewerId,
      about: aboutContract(contract),
      facts: { cents: split.releaseCents, disputeId, claim: claims.all.length + 1, isLast: agreement.isAll },
    })
    await payAgreed(deps, tx, { locked, ...agreement, actorId: viewerId, at })
    return getDispute({ ...deps, database: { db: tx } }, { disputeId, viewerId })
  })
}

/** What both sides agree on and was not paid yet, and whether nothing is left then. */
function agreementOf({ dispute, claims }: LockedDispute, side: Side, split: Split) {
  const splits = { ...claims.latest, [side]: split }
  const both = undisputed(splits.client, splits.freelancer)
  // No split has less than what was paid out, so what both agree on can only grow.
  const part = {
    releaseCents: Math.max(0, both.releaseCents - dispute.paidReleaseCents),
    refundCents: Math.max(0, both.refundCents - dispute.paidRefundCents),
  }
  return { part, isAll: both.releaseCents + both.refundCents === dispute.heldCents }
}

type Agreement = { locked: LockedDispute; part: Split; isAll: boolean; actorId: string; at: Date }

/** Once nothing is left, the dispute has ended. */
async function payAgreed(deps: Deps, tx: Tx, { locked, part, isAll, actorId, at }: Agreement): Promise<void> {
  if (part.releaseCents + part.refundCents === 0) return
  const { project, contract, dispute } = locked
  const paid = { releaseCents: dispute.paidReleaseCents, refundCents: dispute.paidRefundCents }
  const left = await payOut(deps, tx, { disputeId: dispute.id, contract, split: part, paid, at })
  await setDispute(tx, dispute.id, {
    paidReleaseCents: paid.releaseCents + part.releaseCents,
    paidRefundCents: paid.refundCents + part.refundCents,
    ...(isAll ? { status: disputeMoves.agree.to, endedAt: at } : {}),
  })
  if (!isAll) return
  await deps.events.record(tx, at, {
    kind: 'dispute.agreed',
    actorId: null,
    about: aboutContract(contract),
    facts: { disputeId: dispute.id, agreedBy: actorId },
  })
  await closeDisputed(deps, tx, { project, contract: left, actorId, at })
}
