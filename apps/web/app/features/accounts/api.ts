import type { SecondStepBody, SignInBody, SignUpBody } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '../../api-errors.ts'
import { http } from '../../http.ts'
import type { NewSession } from './shared/session-store.ts'

const token = v.custom<string>((value) => typeof value === 'string' && value !== '')
export const signInAnswer = v.object({
  token,
  userId: v.string(),
  username: v.optional(v.string()),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  isSuspended: v.optional(v.boolean()),
  isUnconfirmed: v.optional(v.boolean()),
  side: v.optional(v.picklist(['client', 'freelancer'])),
})
const signUpAnswer = v.object({ token })

/** What to store: a missing name is the part of the typed email before the @, a missing email the typed one. */
export function sessionToStore(answer: v.InferOutput<typeof signInAnswer>, typedEmail: string): NewSession {
  return {
    token: answer.token,
    userId: answer.userId,
    username: answer.username || answer.name || (typedEmail.split('@')[0] ?? ''),
    email: answer.email || typedEmail,
    ...(answer.isSuspended ? { isSuspended: true } : {}),
    ...(answer.isUnconfirmed ? { isUnconfirmed: true } : {}),
    ...(answer.side ? { side: answer.side } : {}),
  }
}

// Offline, these fail at once instead of waiting for the network.

export function useSignIn() {
  return useMutation({
    mutationFn: async (body: SignInBody) =>
      sessionToStore(await http.post('/auth/login', body, { shape: signInAnswer }), body.email),
  })
}

const withChallenge = v.object({ secondFactor: v.object({ challenge: v.string() }) })

/** The challenge of the second step, if this refused sign-in asks for one. */
export function challengeOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { success, output } = v.safeParse(withChallenge, error.body)
  return success ? output.secondFactor.challenge : undefined
}

export function useFinishSignIn(typedEmail: string) {
  return useMutation({
    mutationFn: async (body: SecondStepBody) =>
      sessionToStore(await http.post('/auth/login/second-factor', body, { shape: signInAnswer }), typedEmail),
  })
}

export function useSignUp() {
  return useMutation({
    mutationFn: (body: SignUpBody) => http.post('/auth/signup', body, { shape: signUpAnswer }),
  })
}
