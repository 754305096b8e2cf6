import { type Harm, harmField, targetReportBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const reportSchema: z.ZodType<{ harm: Harm; reason: string }, { harm: string; reason: string }> = z.object({
  harm: z.string().pipe(harmField),
  reason: filled('Say what is wrong.').pipe(targetReportBody.shape.reason),
})
