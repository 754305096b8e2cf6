import { operatorReasonBody } from '@guildhall/contract'
import { z } from 'zod'

type Values = { reason: string; choice: string; more: string }
export const reasonSchema: z.ZodType<Values, Values> = operatorReasonBody.extend({
  choice: z.string(),
  more: z.string(),
})
