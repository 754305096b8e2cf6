import { changePasswordBody } from '@guildhall/contract'
import { z } from 'zod'

const { shape } = changePasswordBody

export const changePasswordSchema = z.object({
  password: z.string().min(1, { error: 'Your current password is required.' }).pipe(shape.currentPassword),
  newPassword: z.string().min(1, { error: 'A new password is required.' }).pipe(shape.newPassword),
  code: z.string(),
})
