import { changeEmailBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

const { shape } = changeEmailBody

export const changeEmailSchema = z.object({
  email: filled('Email is required.').pipe(shape.email),
  password: z.string().min(1, { error: 'Password is required.' }).pipe(shape.password),
  code: z.string(),
})
