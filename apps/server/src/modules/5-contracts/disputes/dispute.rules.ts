import {
  type DisputeGuard,
  type DisputeStatus,
  disputeClaimsMaximum,
  disputeMoves,
  formatUsd,
  type MoveContext,
  movesNow,
  type Party,
  toDollars,
} from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { partyTo } from '../../4-hiring/proposals/shared/party.rules.ts'

export type Side = 'client' | 'freelancer'
/** In cents. `releaseCents`: to the freelancer, before the fee. */
export type Split = { releaseCents: number; refundCents: number }

export type DisputeFacts = {
  status: DisputeStatus
  clientId: string
  freelancerId: string
  openedBy: string
  heldCents: number
  paidReleaseCents: number
  paidRefundCents: number
  claimsUntil: Date
  clientAskedAt: Date | null
  freelancerAskedAt: Date | null
}
export type ClaimCounts = Readonly<Record<Side, number>>

export function disputeMoveContext(
  dispute: DisputeFacts,
  viewer: { id: string; isOperator?: boolean },
  { claims, now }: { claims: ClaimCounts; now: Date },
): MoveContext<DisputeStatus, DisputeGuard> {
  const own = partyTo(dispute, viewer.id)
  const party: Party = viewer.isOperator ? 'operator' : own
  const askedAt = own === 'client' ? dispute.clientAskedAt : dispute.freelancerAskedAt
  return {
    party,
    state: dispute.status,
    guards: {
      in_time: now < dispute.claimsUntil,
      claims_left: own === 'stranger' || claims[own as Side] < disputeClaimsMaximum,
      operator_not_asked: askedAt === null,
      opener: viewer.id === dispute.openedBy,
      nothing_paid: dispute.paidReleaseCents + dispute.paidRefundCents === 0,
      not_party_to_it: own === 'stranger',
    },
  }
}

export function disputeMovesNow(...moveContext: Parameters<typeof disputeMoveContext>) {
  return movesNow(disputeMoves, disputeMoveContext(...moveContext))
}

/** What both sides agree on: the smaller release and the smaller refund. Nothing until both have stated a split. */
export function undisputed(client: Split | undefined, freelancer: Split | undefined): Split {
  if (!client || !freelancer) return { releaseCents: 0, refundCents: 0 }
  return {
    releaseCents: Math.min(client.releaseCents, freelancer.releaseCents),
    refundCents: Math.min(client.refundCents, freelancer.refundCents),
  }
}

/** Cents still in dispute. */
export function restCents({
  heldCents,
  paidReleaseCents,
  paidRefundCents,
}: Pick<DisputeFacts, 'heldCents' | 'paidReleaseCents' | 'paidRefundCents'>): number {
  return heldCents - paidReleaseCents - paidRefundCents
}

const usd = (cents: number) => formatUsd(toDollars(cents))

/** Throws `dispute.sum` unless the two are exactly `totalCents`. */
export function requireSum({ releaseCents, refundCents }: Split, totalCents: number): void {
  if (releaseCents + refundCents !== totalCents) throw new DomainError('dispute.sum', { total: usd(totalCents) })
}

/** Throws unless the split is all that was held at the start, and at least what was paid out to each side. */
export function requireClaim(split: Split, dispute: DisputeFacts): void {
  requireSum(split, dispute.heldCents)
  const { paidReleaseCents, paidRefundCents } = dispute
  if (split.releaseCents >= paidReleaseCents && split.refundCents >= paidRefundCents) return
  throw new DomainError('dispute.already_paid', { release: usd(paidReleaseCents), refund: usd(paidRefundCents) })
}
