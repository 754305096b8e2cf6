import { type NewPasskeyBody, type PasskeyView, passkeysMaximum } from '@guildhall/contract'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'
import { useChallenge } from './challenges.ts'
import { presentPasskey } from './passkey.presenter.ts'
import { countPasskeys, insertPasskey } from './passkey.queries.ts'
import { algorithms, relyingParty } from './relying-party.ts'

/** Adds the passkey that a browser made for this account. Throws `passkey.not_registered` if anything is wrong with it. */
export async function addPasskey(
  deps: Deps,
  { userId, name, credential }: NewPasskeyBody & { userId: string },
): Promise<PasskeyView> {
  const now = deps.clock()
  const added = await deps.database.db.transaction(async (tx) => {
    // First of all, so that a reset of the password, which ends the challenge, comes before this or after.
    await lockAccount(tx, userId)
    const challenge = await useChallenge(tx, credential.response.clientDataJSON, { userId, now })
    const made = challenge && (await verify(deps, credential, challenge))
    if (!made) return undefined // commits, which uses the challenge up
    if ((await countPasskeys(tx, userId)) >= passkeysMaximum) {
      throw new DomainError('passkey.too_many', { maximum: passkeysMaximum })
    }
    const passkey = await insertPasskey(tx, {
      userId,
      credentialId: made.credential.id,
      publicKey: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: credential.response.transports ?? [],
      isSynced: made.credentialBackedUp,
      name,
      createdAt: now,
    })
    if (!passkey) throw new DomainError('passkey.already_added')
    await recordSecurity(deps, tx, userId, { kind: 'passkey.added', context: { name } })
    return presentPasskey(passkey)
  })
  if (!added) throw new DomainError('passkey.not_registered')
  return added
}

async function verify(deps: Deps, credential: NewPasskeyBody['credential'], challenge: string) {
  const { id, origin } = relyingParty(deps.config.publicUrl)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return verified ? registrationInfo : undefined
  } catch {
    return undefined
  }
}
