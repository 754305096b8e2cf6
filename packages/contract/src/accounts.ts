import { z } from 'zod'
import { passwordMaximum, passwordMinimum } from './accounts.constants.ts'
import { usernameText } from './names.ts'
import { exactText } from './text.ts'

/** Case-insensitive: one account per address. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export const emailText = exactText('Email', 254)
  .transform((text) => text.trim())
  .pipe(z.email({ error: 'Enter a valid email address, such as name@example.com.' }))

export const newPasswordText = exactText('Password', passwordMaximum).min(passwordMinimum, {
  error: `Use a password of at least ${passwordMinimum} characters.`,
})

export const signUpBody = z.object({
  username: usernameText,
  email: emailText,
  password: newPasswordText,
})
export type SignUpBody = z.infer<typeof signUpBody>

export const signInBody = z.object({
  email: exactText('Email', 254).transform((text) => text.trim()),
  password: exactText('Password', passwordMaximum),
})
export type SignInBody = z.infer<typeof signInBody>

export const sides = ['client', 'freelancer'] as const
export type Side = (typeof sides)[number]

/** The response to sign-in and sign-up. `name` repeats `username`, as the specification asks for both. */
export const sessionView = z.object({
  token: z.string(),
  userId: z.uuid(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  profileImage: z.string(),
  /** A suspended session can read why, and little else. */
  isSuspended: z.literal(true).optional(),
  /** Until a link mailed to the address was opened. */
  isUnconfirmed: z.literal(true).optional(),
  /** The side the person was last active on. Absent from someone who was on neither, and from a new password's session. */
  side: z.enum(sides).optional(),
})
export type SessionView = z.infer<typeof sessionView>

/** `side` only for whoever asks for the account of their session. */
export const accountView = sessionView.omit({ token: true, isSuspended: true })
export type AccountView = z.infer<typeof accountView>
