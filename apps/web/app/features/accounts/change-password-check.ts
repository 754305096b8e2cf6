import { changePasswordBody } from '@guildhall/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

const changePasswordForm = z
  .object({
    currentPassword: z.string().min(1, { error: 'Your present password is required.' }),
    newPassword: z.string().min(1, { error: 'A new password is required.' }),
  })
  .pipe(changePasswordBody)

export const resolver = zodResolver(changePasswordForm)
