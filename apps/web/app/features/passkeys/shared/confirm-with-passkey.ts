import type { PasskeyRequestOptionsView, PasskeySignInBody } from '@guildhall/contract'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { FormProblem } from '../../../forms/form-problem.ts'
import { http } from '../../../http.ts'

/** Checks the password first. Throws the server's refusal, or a FormProblem from the browser's dialog. */
export async function confirmWithPasskey(password: string): Promise<PasskeySignInBody> {
  const options = await http.post<PasskeyRequestOptionsView>('/api/auth/passkeys/confirmation', { password })
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    return (await startAuthentication({ optionsJSON })) as PasskeySignInBody
  } catch (error) {
    throw new FormProblem('No passkey was used: your device’s prompt was closed, or timed out.', {
      cause: error,
    })
  }
}
