import { dayMs, hourMs, toDollars } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import type { OnceDeps } from '../modules/1-ground/idempotency/shared/answer-once.ts'
import { acceptEnd } from '../modules/5-contracts/contracts/answer-offer.ts'
import { offerEnd } from '../modules/5-contracts/contracts/offer-end.ts'
import { claimSplit } from '../modules/5-contracts/disputes/claim-split.ts'
import { openDispute } from '../modules/5-contracts/disputes/open-dispute.ts'
import { sendRefund } from '../modules/5-contracts/payments/send-refund.ts'
import type { Tx } from '../platform/database/database.ts'
import type { DemoProposal, DemoSplit } from './demo-types.ts'

export type DemoContract = { contractId: string; clientId: string; freelancerId: string; amountCents: number }
type At = (moment: Date) => OnceDeps

export async function endDemoContract(
  at: At,
  { end, dispute }: Pick<DemoProposal, 'end' | 'dispute'>,
  { contractId, clientId, freelancerId, amountCents }: DemoContract,
  now: Date,
): Promise<void> {
  const whenever = ({ daysAgo }: DemoSplit) => at(new Date(now.getTime() - daysAgo * dayMs))
  const personOf = (side: DemoSplit['by']) => (side === 'client' ? clientId : freelancerId)
  const statedBy = ({ by, releaseUsd, reason }: DemoSplit) => {
    return { viewerId: personOf(by), release: releaseUsd, refund: toDollars(amountCents) - releaseUsd, reason }
  }
  if (end) {
    const { openOffer } = await offerEnd(whenever(end), { contractId, ...statedBy(end) })
    const viewerId = personOf(end.by === 'client' ? 'freelancer' : 'client')
    const offerId = openOffer?._id ?? ''
    await acceptEnd(whenever({ ...end, daysAgo: end.daysAgo - 1 }), { contractId, offerId, viewerId })
  }
  const [first, ...others] = dispute ?? []
  if (!first) return
  const { _id: disputeId } = await openDispute(whenever(first), { contractId, ...statedBy(first) })
  for (const split of others) await claimSplit(whenever(split), { disputeId, ...statedBy(split) })
}

/** Sends the refunds that the endings led to, an hour after each. */
export async function sendDemoRefunds(at: At, tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: string; at: Date }>(
    sql`select id, created_at as at from refunds where status = 'pending' order by created_at, id`,
  )
  for (const refund of rows) {
    await sendRefund(at(new Date(new Date(refund.at).getTime() + hourMs)), { refundId: refund.id })
  }
}
