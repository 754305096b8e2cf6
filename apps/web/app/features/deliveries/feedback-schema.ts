import { requestChangesBody } from '@guildhall/contract'
import { z } from 'zod'
import { into } from '../../forms/text-schemas.ts'

export const feedbackSchema = into(
  requestChangesBody,
  z.object({ feedback: z.string(), criterion: z.string() }).transform(({ feedback, criterion }) => {
    const body = { ...(feedback.trim() === '' ? {} : { feedback }), ...(criterion === '' ? {} : { criterion }) }
    return Object.keys(body).length === 0 ? undefined : body
  }),
)
