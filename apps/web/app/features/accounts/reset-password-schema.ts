import { resetPasswordBody } from '@guildhall/contract'
import { z } from 'zod'

/** Without the token, which is in the link. */
export const resetPasswordSchema = z.object({
  password: z.string().min(1, { error: 'Password is required.' }).pipe(resetPasswordBody.shape.password),
})
