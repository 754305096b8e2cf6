import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

const signInForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: 'Email is required.' })
    .pipe(z.email({ error: 'Enter a valid email address, such as name@example.com.' })),
  password: z.string().min(1, { error: 'Password is required.' }),
})

export const resolver = zodResolver(signInForm)
