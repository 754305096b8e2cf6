import { deliveryMessage } from '@guildhall/contract'
import { z } from 'zod'
import { type DeliveryValues, deliverableFiles } from '../../forms/chosen-files.ts'

export const deliverySchema: z.ZodType<DeliveryValues, DeliveryValues> = z.object({
  files: z.array(z.instanceof(File)).superRefine((files, context) => {
    const problem = deliverableFiles.problemWithAll(files)
    if (problem) context.addIssue(problem)
  }),
  message: deliveryMessage,
})
