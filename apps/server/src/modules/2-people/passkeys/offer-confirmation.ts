import type { PasskeyRequestOptionsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { confirmPassword } from '../accounts/shared/confirm-password.ts'
import { newChallenge } from './challenges.ts'
import { listCredentialsOf } from './passkey.queries.ts'
import { challengeLifetimeMs, relyingParty } from './relying-party.ts'

/** Checks the password first, so that a wrong one is refused before the device asks. */
export async function offerConfirmation(
  deps: Deps,
  { userId, password }: { userId: string; password: string },
): Promise<PasskeyRequestOptionsView> {
  await confirmPassword(deps, { userId, password, path: 'password' })
  const credentials = await listCredentialsOf(deps.database.db, userId)
  return {
    challenge: (await newChallenge(deps, userId)).toString('base64url'),
    timeout: challengeLifetimeMs,
    rpId: relyingParty(deps.config.publicUrl).id,
    allowCredentials: credentials.map((credential) => ({ ...credential, type: 'public-key' })),
    userVerification: 'required',
  }
}
