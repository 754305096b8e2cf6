import { signUpBody } from '@guildhall/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

const filled = (name: string) => z.string().refine((text) => text.trim() !== '', { error: `${name} is required.` })
/** Empty comes first: 'Email is required.' helps more than a lesson on how addresses look. */
const signUpForm = z
  .object({ username: filled('Username'), email: filled('Email'), password: filled('Password') })
  .pipe(signUpBody)

export const resolver = zodResolver(signUpForm)
