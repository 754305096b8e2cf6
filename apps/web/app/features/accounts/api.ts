import type { SignInBody, SignUpBody } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { optional, record, type Shape, type Shaped, ShapeError, text } from '../../shapes.ts'
import type { StoredSession } from './shared/session-store.ts'

/** Only the token is required; names may be missing. */
const token: Shape<string> = (value) => {
  if (text(value) === '') throw new ShapeError('a token expected')
  return text(value)
}
const signInAnswer = record({
  token,
  userId: text,
  username: optional(text),
  name: optional(text),
  email: optional(text),
})
const signUpAnswer = record({ token })

/** A missing name falls back to the part of the typed email before the @, a missing email to the typed one. */
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

export function useSignUp() {
  return useMutation({
    mutationFn: (body: SignUpBody) => http.post('/auth/signup', body, { shape: signUpAnswer }),
  })
}
