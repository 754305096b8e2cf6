import { reportBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const reportSchema = z.object({
  reason: filled('Say what is wrong.').pipe(reportBody.shape.reason),
  block: z.boolean(),
})
