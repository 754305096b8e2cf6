import { harmField, targetReportBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../../forms/text-schemas.ts'

export const reportSchema = z.object({
  harm: z.string().pipe(harmField),
  reason: filled('Say what is wrong.').pipe(targetReportBody.shape.reason),
})
