import type { PasskeyCreationOptionsView } from '@guildhall/contract'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Deps } from '../../../deps.ts'
import { getEmail } from '../accounts/shared/get-email.ts'
import { confirmOwner, type OwnerProof } from '../second-factor/shared/confirm-owner.ts'
import { newChallenge } from './challenges.ts'
import { listCredentialsOf } from './passkey.queries.ts'
import { algorithms, challengeLifetimeMs, relyingParty } from './relying-party.ts'

export async function offerPasskey(deps: Deps, proof: OwnerProof): Promise<PasskeyCreationOptionsView> {
  await confirmOwner(deps, proof)
  const { userId } = proof
  const { db } = deps.database
  const { id, name } = relyingParty(deps.config.publicUrl)
  const email = await getEmail(db, userId)
  const { rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials, attestation, extensions } =
    await generateRegistrationOptions({
      rpID: id,
      rpName: name,
      userID: new Uint8Array(Buffer.from(userId)),
      userName: email,
      userDisplayName: email,
      challenge: new Uint8Array(await newChallenge(deps, userId)),
      timeout: challengeLifetimeMs,
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: await listCredentialsOf(db, userId),
    })
  return {
    ...{ rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials, attestation, extensions },
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}
