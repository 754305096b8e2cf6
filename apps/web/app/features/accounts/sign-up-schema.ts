import { signUpBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

/** An empty field is said to be empty, not to be a malformed address. */
export const signUpSchema = z
  .object({
    username: filled('Username is required.'),
    email: filled('Email is required.'),
    password: filled('Password is required.'),
  })
  .pipe(signUpBody)
