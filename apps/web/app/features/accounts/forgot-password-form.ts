import { forgotPasswordBody } from '@guildhall/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

const forgotPasswordForm = z
  .object({ email: z.string().refine((text) => text.trim() !== '', { error: 'Email is required.' }) })
  .pipe(forgotPasswordBody)

export const resolver = zodResolver(forgotPasswordForm)
