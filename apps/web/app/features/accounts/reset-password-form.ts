import { resetPasswordBody } from '@guildhall/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

const resetPasswordForm = z
  .object({ password: z.string().min(1, { error: 'Password is required.' }) })
  .pipe(resetPasswordBody.pick({ password: true }))

export const resolver = zodResolver(resetPasswordForm)
