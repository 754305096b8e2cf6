import { z } from 'zod'
import { operatorReasonMaximum } from './operators.constants.ts'
import { refundReferenceMaximum } from './payments.constants.ts'
import { pageQuery } from './projects.ts'
import { requiredText } from './text.ts'

export const owedRefundsQuery = z.object(pageQuery)

export const owedRefundView = z.object({
  _id: z.uuid(),
  contractId: z.uuid(),
  title: z.string(),
  client: z.object({ _id: z.uuid(), name: z.string() }),
  /** Dollars. */
  amount: z.number(),
  isTest: z.boolean(),
  failedAt: z.iso.datetime(),
  /** False if the operator is a side of the contract. */
  mayRepay: z.boolean(),
  repaid: z.object({ at: z.iso.datetime(), reference: z.string() }).nullable(),
})
export type OwedRefundView = z.infer<typeof owedRefundView>
export const owedRefundListView = z.array(owedRefundView)

export const refundRepaymentBody = z.object({
  /** Such as the number of a bank transfer. */
  reference: requiredText('Reference', refundReferenceMaximum),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type RefundRepaymentBody = z.infer<typeof refundRepaymentBody>
