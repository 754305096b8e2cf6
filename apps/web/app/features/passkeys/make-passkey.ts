import type { NewPasskeyBody, PasskeyCreationOptionsView } from '@guildhall/contract'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { FormProblem } from '../../forms/form-problem.ts'

/** @throws FormProblem that says why no passkey was made */
export async function makePasskey(options: PasskeyCreationOptionsView): Promise<NewPasskeyBody['credential']> {
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    return (await startRegistration({ optionsJSON })) as NewPasskeyBody['credential']
  } catch (error) {
    throw new FormProblem(
      sentences[error instanceof Error ? error.name : ''] ?? 'No passkey was made. Please try again.',
      {
        cause: error,
      },
    )
  }
}

const sentences: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotAllowedError: 'No passkey was made: your device’s prompt was closed, or timed out.',
  SecurityError: 'Passkeys do not work at this address. Open Guildhall at its usual address.',
  NotSupportedError: 'This device cannot make a passkey.',
}
