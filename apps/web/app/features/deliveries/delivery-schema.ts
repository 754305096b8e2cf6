import { deliveryMessage } from '@guildhall/contract'
import { z } from 'zod'
import { type DeliveryValues, problemWithFiles } from '../../forms/chosen-files.ts'

export const deliverySchema: z.ZodType<DeliveryValues, DeliveryValues> = z.object({
  files: z.array(z.instanceof(File)).superRefine((files, context) => {
    const problem = problemWithFiles(files)
    if (problem) context.addIssue(problem)
  }),
  message: deliveryMessage,
})
