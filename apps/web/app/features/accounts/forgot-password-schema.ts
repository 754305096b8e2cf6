import { forgotPasswordBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const forgotPasswordSchema = z.object({
  email: filled('Email is required.').pipe(forgotPasswordBody.shape.email),
})
