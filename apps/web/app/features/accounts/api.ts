import type { SecondStepBody, SignInBody, SignUpBody } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError, http } from '../../http.ts'
import { fitting, optional, record, type Shape, type Shaped, ShapeError, text } from '../../shapes.ts'
import type { StoredSession } from './shared/session-store.ts'

/** What sign-in needs of its answer; names may be missing. */
const token: Shape<string> = (value) => {
  if (text(value) === '') throw new ShapeError('a token expected')
  return text(value)
}
export const signInAnswer = record({
  token,
  userId: text,
  username: optional(text),
  name: optional(text),
  email: optional(text),
})
const signUpAnswer = record({ token })

/** What to store: a missing name is the part of the typed email before the @, a missing email the typed one. */
export function sessionToStore(answer: Shaped<typeof signInAnswer>, typedEmail: string): StoredSession {
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
      sessionToStore(await http.post('/auth/login', body, { shape: signInAnswer }), body.email),
  })
}

const secondFactor = record({ secondFactor: record({ challenge: text }) })

/** The challenge of the second step, if this refusal of a sign-in asks for one. */
export function challengeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? fitting(secondFactor, error.body)?.secondFactor.challenge : undefined
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
