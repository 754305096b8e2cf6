import type { PasskeySignInBody } from '@guildhall/contract'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Deps } from '../../../deps.ts'
import { DomainError, type ErrorCode } from '../../../platform/errors.ts'
import type { ReportSecurityEvent } from '../../../platform/http/security-log.ts'
import { useChallenge } from './challenges.ts'
import { findPasskeyByCredential } from './passkey.queries.ts'
import { relyingParty } from './relying-party.ts'

export type PasskeyAnswer = { credential: PasskeySignInBody; address: string; report: ReportSecurityEvent }

/** `userId`: undefined for a sign-in. Throws `refusal` if anything is wrong. */
export async function checkPasskey(
  deps: Deps,
  { credential, address, report }: PasskeyAnswer,
  { userId, refusal }: { userId: string | null; refusal: ErrorCode },
) {
  const challenge = await useChallenge(deps.database.db, credential.response.clientDataJSON, {
    userId,
    now: deps.clock(),
  })
  const passkey = await findPasskeyByCredential(deps.database.db, credential.id)
  const isOwn = passkey !== undefined && (userId === null || passkey.userId === userId)
  const use = challenge && isOwn && (await verify(deps, credential, challenge, passkey))
  if (!use) {
    report({ event: 'passkey.refused', accountId: passkey?.userId ?? null, address })
    throw new DomainError(refusal)
  }
  return { passkey, use }
}

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskeyByCredential>>>

async function verify(deps: Deps, credential: PasskeySignInBody, challenge: string, passkey: StoredPasskey) {
  const { id, origin } = relyingParty(deps.config.publicUrl)
  const { userHandle } = credential.response
  // The device says whose passkey it is. Ours are all discoverable, so that it always does.
  if (userHandle !== Buffer.from(passkey.userId).toString('base64url')) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
  } catch {
    return undefined
  }
}
