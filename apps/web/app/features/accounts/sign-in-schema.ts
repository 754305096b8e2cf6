import { signInBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const signInSchema = z.object({
  email: filled('Email is required.')
    .pipe(signInBody.shape.email)
    .pipe(z.email({ error: 'Enter a valid email address, such as name@example.com.' })),
  password: z.string().min(1, { error: 'Password is required.' }).pipe(signInBody.shape.password),
})
