import { passwordProofBody } from '@guildhall/contract'
import { z } from 'zod'

/** Whether a code is needed, the server says. */
export const ownerProofSchema = z.object({
  password: z.string().min(1, { error: 'Enter your password.' }).pipe(passwordProofBody.shape.password),
  code: z.string(),
})
