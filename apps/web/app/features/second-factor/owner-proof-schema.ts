import { passwordProofBody } from '@guildhall/contract'
import { z } from 'zod'

/** The server says whether a code is needed. */
export const ownerProofSchema = z.object({
  password: z.string().min(1, { error: 'Enter your password.' }).pipe(passwordProofBody.shape.password),
  code: z.string(),
})
