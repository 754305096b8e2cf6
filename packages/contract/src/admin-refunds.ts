import { z } from 'zod'
import { operatorReasonMaximum } from './operators.constants.ts'
import { refundReferenceMaximum } from './payments.constants.ts'
import { pageQuery } from './projects.ts'
import { requiredText } from './text.ts'

export const owedRefundsQuery = z.object(pageQuery)

/** A refund that could not be sent to the card: it is owed to the client. */
export const owedRefundView = z.object({
  _id: z.uuid(),
  contractId: z.uuid(),
  title: z.string(),
  client: z.object({ _id: z.uuid(), name: z.string() }),
  /** Dollars. */
  amount: z.number(),
  /** No real money moves. */
  isTest: z.boolean(),
  failedAt: z.iso.datetime(),
  /** Whether the operator who asks may book it: not if they are a side of its contract. */
  mayRepay: z.boolean(),
  /** How it was paid another way; null while it is owed. */
  repaid: z.object({ at: z.iso.datetime(), reference: z.string() }).nullable(),
})
export type OwedRefundView = z.infer<typeof owedRefundView>
export const owedRefundListView = z.array(owedRefundView)

export const refundRepaymentBody = z.object({
  /** What the client finds the payment by, such as the number of a bank transfer. */
  reference: requiredText('Reference', refundReferenceMaximum),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type RefundRepaymentBody = z.infer<typeof refundRepaymentBody>
