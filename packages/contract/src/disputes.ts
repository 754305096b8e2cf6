import { z } from 'zod'
import { splitAmount } from './contract-offers.ts'
import { disputeMoves } from './dispute-moves.ts'
import { adminDisputeStatuses, disputeReasonMaximum, disputeStatuses } from './disputes.constants.ts'
import { moveFields } from './move-fields.ts'
import { operatorReasonMaximum } from './operators.constants.ts'
import { pageQuery } from './projects.ts'
import { requiredText } from './text.ts'

const dollars = z.number()
const side = z.enum(['client', 'freelancer'])

/** The two amounts add up to what was in dispute when it was opened. */
export const disputeClaimBody = z.object({
  release: splitAmount('The amount for the freelancer'),
  refund: splitAmount('The amount for the client'),
  reason: requiredText('Reason', disputeReasonMaximum),
})
export type DisputeClaimBody = z.infer<typeof disputeClaimBody>

/** The operator's split of the rest. Both sides read the reason. */
export const disputeDecisionBody = disputeClaimBody.extend({ reason: requiredText('Reason', operatorReasonMaximum) })
export type DisputeDecisionBody = z.infer<typeof disputeDecisionBody>

export const disputeClaimView = z.object({
  by: side,
  /** `release` is before the fee, `earnings` after it. */
  release: dollars,
  earnings: dollars,
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
  total: dollars,
  /** Paid out by agreement: `release` before the fee. */
  paid: z.object({ release: dollars, refund: dollars }),
  rest: dollars,
  claimsUntil: z.iso.datetime(),
  operatorAskedBy: z.array(side),
  waitingAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  claims: z.object({ client: disputeClaimView.nullable(), freelancer: disputeClaimView.nullable() }),
  claimHistory: z.array(disputeClaimView),
  decision: z
    .object({ release: dollars, earnings: dollars, refund: dollars, reason: z.string(), at: z.iso.datetime() })
    .nullable(),
  ...moveFields(disputeMoves),
})
export type DisputeView = z.infer<typeof disputeView>
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
  total: dollars,
  rest: dollars,
})
export type AdminDisputeView = z.infer<typeof adminDisputeView>
export const adminDisputeListView = z.array(adminDisputeView)
