import { type DisputeClaimView, type DisputeView, nextFeeCents, toDollars } from '@guildhall/contract'
import type { ClaimRow, DisputeRow } from './dispute.queries.ts'
import { disputeMovesNow, type Side } from './dispute.rules.ts'
import type { Claims } from './lock-dispute.ts'

type Viewer = { id: string; isOperator?: boolean }

export function presentDispute(dispute: DisputeRow, claims: Claims, viewer: Viewer, now: Date): DisputeView {
  const claimHistory = claims.all.map((claim) => presentClaim(claim, dispute)).reverse()
  const latest = (side: Side) => claimHistory.find(({ by }) => by === side) ?? null
  return {
    _id: dispute.id,
    contractId: dispute.contractId,
    status: dispute.status,
    openedBy: sideOf(dispute, dispute.openedBy),
    openedAt: dispute.createdAt.toISOString(),
    total: toDollars(dispute.heldCents),
    paid: { release: toDollars(dispute.paidReleaseCents), refund: toDollars(dispute.paidRefundCents) },
    rest: dispute.endedAt ? 0 : toDollars(dispute.leftCents),
    claimsUntil: dispute.claimsUntil.toISOString(),
    operatorAskedBy: [
      ...(dispute.clientAskedAt ? (['client'] as const) : []),
      ...(dispute.freelancerAskedAt ? (['freelancer'] as const) : []),
    ],
    waitingAt: dispute.waitingAt?.toISOString() ?? null,
    endedAt: dispute.endedAt?.toISOString() ?? null,
    claims: { client: latest('client'), freelancer: latest('freelancer') },
    claimHistory,
    decision: presentDecision(dispute),
    ...disputeMovesNow(dispute, viewer, { claims: claims.counts, now }),
  }
}

const sideOf = ({ clientId }: Pick<DisputeRow, 'clientId'>, userId: string): Side =>
  userId === clientId ? 'client' : 'freelancer'

function presentClaim({ claimedBy, releaseCents, refundCents, reason, createdAt }: ClaimRow, dispute: DisputeRow) {
  return {
    by: sideOf(dispute, claimedBy),
    release: toDollars(releaseCents),
    earnings: toDollars(releaseCents - feeOf(releaseCents, dispute)),
    refund: toDollars(refundCents),
    reason,
    at: createdAt.toISOString(),
  } satisfies DisputeClaimView
}

function feeOf(nextCents: number, { releasedCents, feeBps }: DisputeRow, paidCents = 0): number {
  return nextFeeCents({ releasedCents: releasedCents + paidCents, nextCents, feeBps })
}

function presentDecision(dispute: DisputeRow): DisputeView['decision'] {
  const { decidedReleaseCents, decidedRefundCents, decisionReason, endedAt, paidReleaseCents } = dispute
  if (decidedReleaseCents === null || decidedRefundCents === null || decisionReason === null || !endedAt) return null
  return {
    release: toDollars(decidedReleaseCents),
    earnings: toDollars(decidedReleaseCents - feeOf(decidedReleaseCents, dispute, paidReleaseCents)),
    refund: toDollars(decidedRefundCents),
    reason: decisionReason,
    at: endedAt.toISOString(),
  }
}
