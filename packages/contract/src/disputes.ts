import { z } from 'zod'
import { share } from './contract-offers.ts'
import { disputeMoves } from './dispute-moves.ts'
import { adminDisputeStatuses, disputeReasonMaximum, disputeStatuses } from './disputes.constants.ts'
import { moveFields } from './move-fields.ts'
import { operatorReasonMaximum } from './operators.constants.ts'
import { pageQuery } from './projects.ts'
import { requiredText } from './text.ts'

/** Dollars with at most two decimals. */
const dollars = z.number()
const side = z.enum(['client', 'freelancer'])

/** The split that one side thinks right. The two amounts are together all that is in dispute, or was when it was opened. */
export const disputeClaimBody = z.object({
  /** To the freelancer, before the fee. */
  release: share('The amount for the freelancer'),
  /** Back to the client. */
  refund: share('The amount for the client'),
  reason: requiredText('Reason', disputeReasonMaximum),
})
export type DisputeClaimBody = z.infer<typeof disputeClaimBody>

/** How an operator splits what is still in dispute. The reason is read by both sides. */
export const disputeDecisionBody = disputeClaimBody.extend({ reason: requiredText('Reason', operatorReasonMaximum) })
export type DisputeDecisionBody = z.infer<typeof disputeDecisionBody>

export const disputeClaimView = z.object({
  by: side,
  /** To the freelancer: `release` before the fee, `earnings` after it. */
  release: dollars,
  earnings: dollars,
  /** Back to the client. */
  refund: dollars,
  reason: z.string(),
  at: z.iso.datetime(),
})
export type DisputeClaimView = z.infer<typeof disputeClaimView>

export const disputeView = z.object({
  _id: z.uuid(),
  contractId: z.uuid(),
  status: z.enum(disputeStatuses),
  openedBy: side,
  openedAt: z.iso.datetime(),
  /** What was held when it was opened. */
  total: dollars,
  /** What both sides agree on and was paid out: to the freelancer, before the fee, and back to the client. */
  paid: z.object({ release: dollars, refund: dollars }),
  /** What is still in dispute. */
  rest: dollars,
  /** Until then both sides can change their split. */
  claimsUntil: z.iso.datetime(),
  /** Who has asked for an operator before that. */
  operatorAskedBy: z.array(side),
  /** When it began to wait for an operator. */
  waitingAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** The split that each side thinks right now; null until it is stated. */
  claims: z.object({ client: disputeClaimView.nullable(), freelancer: disputeClaimView.nullable() }),
  /** All of them, the newest first. */
  claimHistory: z.array(disputeClaimView),
  /** How an operator split the rest. */
  decision: z
    .object({ release: dollars, earnings: dollars, refund: dollars, reason: z.string(), at: z.iso.datetime() })
    .nullable(),
  ...moveFields(disputeMoves),
})
export type DisputeView = z.infer<typeof disputeView>
/** Of one contract, the newest first. Their number is limited. */
export const disputeListView = z.array(disputeView)

export const adminDisputesQuery = z.object({
  status: z
    .enum(adminDisputeStatuses, { error: `Status must be one of ${adminDisputeStatuses.join(', ')}.` })
    .default('waiting'),
  ...pageQuery,
})

const namedPerson = z.object({ _id: z.uuid(), name: z.string() })

export const adminDisputeView = z.object({
  _id: z.uuid(),
  contractId: z.uuid(),
  title: z.string(),
  client: namedPerson,
  freelancer: namedPerson,
  status: z.enum(disputeStatuses),
  openedBy: side,
  openedAt: z.iso.datetime(),
  claimsUntil: z.iso.datetime(),
  waitingAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** What was held when it was opened, and what is still in dispute. */
  total: dollars,
  rest: dollars,
})
export type AdminDisputeView = z.infer<typeof adminDisputeView>
export const adminDisputeListView = z.array(adminDisputeView)
