import { changeEmailBody } from '@guildhall/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

const changeEmailForm = z
  .object({
    email: z.string().refine((text) => text.trim() !== '', { error: 'Email is required.' }),
    password: z.string().min(1, { error: 'Password is required.' }),
  })
  .pipe(changeEmailBody)

export const resolver = zodResolver(changeEmailForm)
