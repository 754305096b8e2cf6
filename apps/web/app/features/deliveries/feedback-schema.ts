import { requestChangesBody } from '@guildhall/contract'
import { z } from 'zod'
import { into } from '../../forms/text-schemas.ts'

/** A blank note is not sent. */
export const feedbackSchema = into(
  requestChangesBody,
  z.object({ feedback: z.string() }).transform(({ feedback }) => (feedback.trim() === '' ? undefined : { feedback })),
)
