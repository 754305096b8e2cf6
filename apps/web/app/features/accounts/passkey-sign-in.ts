import type { PasskeyRequestOptionsView } from '@guildhall/contract'
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { ApiError, NetworkError, sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { sessionToStore, signInAnswer } from './api.ts'
import type { NewSession } from './shared/session-store.ts'

/** Challenges last five minutes; one that waits in autofill is renewed before that. */
const renewMs = 4 * 60_000
const maximumRefusals = 3

type Welcome = (session: NewSession) => void

export function openPasskeySignIn(onProblem: (sentence: string) => void) {
  let isOver = false
  let refusals = 0
  let renewal: ReturnType<typeof setInterval> | undefined

  async function signIn(useBrowserAutofill: boolean, onSignedIn: Welcome) {
    const optionsJSON = await http.post<PasskeyRequestOptionsView>('/auth/login/passkey/options', undefined)
    if (isOver) return
    // Ends an earlier request of this page, which is why those that end say nothing.
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill })
    const session = sessionToStore(await http.post('/auth/login/passkey', credential, { shape: signInAnswer }), '')
    close()
    onSignedIn(session)
  }

  /** Offers passkeys in autofill. Silent unless the person chose a passkey that was refused. */
  async function offer(onSignedIn: Welcome) {
    if (!(await browserSupportsWebAuthnAutofill()) || isOver) return // or its timer would go on without the form
    clearInterval(renewal)
    renewal = setInterval(() => void wait(onSignedIn), renewMs)
    await wait(onSignedIn)
  }

  async function wait(onSignedIn: Welcome) {
    try {
      await signIn(true, onSignedIn)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'passkey.not_accepted') {
        onProblem(error.message)
        refusals += 1
        if (refusals < maximumRefusals) await wait(onSignedIn)
      }
    }
  }

  async function ask(onSignedIn: Welcome) {
    clearInterval(renewal)
    try {
      await signIn(false, onSignedIn)
    } catch (error) {
      onProblem(explanationOf(error))
      void offer(onSignedIn)
    }
  }

  function close() {
    isOver = true
    clearInterval(renewal)
    WebAuthnAbortService.cancelCeremony()
  }

  return { offer, ask, close }
}

export type PasskeySignIn = ReturnType<typeof openPasskeySignIn>

function explanationOf(error: unknown): string {
  if (error instanceof NetworkError) return error.message
  if (error instanceof ApiError) return sentenceFor(error, 'You could not be signed in. Please try again.')
  if (typeof PublicKeyCredential === 'undefined') {
    return 'This browser offers no passkeys here. They need a secure connection.'
  }
  if (error instanceof Error && error.name === 'SecurityError') {
    return 'Passkeys do not work at this address. Open Guildhall at its usual address.'
  }
  return 'No passkey was used. Try again, or sign in with your password.'
}
