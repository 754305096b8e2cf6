import { challengeBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const challengeSchema = z.object({
  kind: z.string().pipe(challengeBody.shape.kind),
  text: filled('Say what is wrong.').pipe(challengeBody.shape.text),
})
