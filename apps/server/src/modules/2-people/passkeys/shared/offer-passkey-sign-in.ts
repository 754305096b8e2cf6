import type { PasskeyRequestOptionsView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { newChallenge } from '../challenges.ts'
import { challengeLifetimeMs, relyingParty } from '../relying-party.ts'

/** What a browser needs to sign in with a passkey. Names no account: the device knows which passkeys it has for us. */
export async function offerPasskeySignIn(deps: Deps): Promise<PasskeyRequestOptionsView> {
  const challenge = await newChallenge(deps, null)
  return {
    challenge: challenge.toString('base64url'),
    timeout: challengeLifetimeMs,
    rpId: relyingParty(deps.config.publicUrl).id,
    userVerification: 'required',
  }
}
