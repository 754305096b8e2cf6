import { signUpBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

const { shape } = signUpBody

/** An empty field gets an error of its own, not that of a malformed address. */
export const signUpSchema = z.object({
  username: filled('Username is required.').pipe(shape.username),
  email: filled('Email is required.').pipe(shape.email),
  password: filled('Password is required.').pipe(shape.password),
})
