import { z } from 'zod'

/** The ids of uploaded files. */
export const attachedIds = z
  .array(z.object({ _id: z.string(), filename: z.string(), size: z.number() }))
  .refine((files) => files.every(({ _id }) => _id !== ''), {
    error: 'A file is still uploading. Wait for it, or remove it.',
  })
  .transform((files) => files.map(({ _id }) => _id))
