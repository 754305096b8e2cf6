import { operatorReasonBody } from '@guildhall/contract'
import { z } from 'zod'

export const reasonSchema: z.ZodType<{ reason: string; choice: string }, { reason: string; choice: string }> =
  operatorReasonBody.extend({ choice: z.string() })
