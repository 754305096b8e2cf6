import { type PayoutBody, payoutBody } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, into } from '../../forms/text-schemas.ts'

export const withdrawSchema: z.ZodType<PayoutBody, { amount: string }> = z.object({
  amount: into(payoutBody.shape.amount, amountText('Amount')),
})
