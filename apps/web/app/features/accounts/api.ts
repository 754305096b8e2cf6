import type { SignInBody, SignUpBody } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { http } from '../../http.ts'
import type { StoredSession } from './shared/session-store.ts'

/** What sign-in needs from the response. Names may be missing. */
const signInAnswer = z.object({
  token: z.string().min(1),
  userId: z.string(),
  username: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
})
const signUpAnswer = z.object({ token: z.string().min(1) })

/**
 * The session to store. A missing name becomes the part of the typed email before the @; a missing email, the typed
 * one.
 */
export function sessionToStore(answer: z.output<typeof signInAnswer>, typedEmail: string): StoredSession {
  return {
    token: answer.token,
    userId: answer.userId,
    username: answer.username || answer.name || (typedEmail.split('@')[0] ?? ''),
    email: answer.email || typedEmail,
  }
}

// Offline, these fail at once instead of waiting for the network.

export function useSignIn() {
  return useMutation({
    mutationFn: async (body: SignInBody) =>
      sessionToStore(await http.post('/auth/login', body, signInAnswer), body.email),
  })
}

export function useSignUp() {
  return useMutation({
    mutationFn: (body: SignUpBody) => http.post('/auth/signup', body, signUpAnswer),
  })
}
