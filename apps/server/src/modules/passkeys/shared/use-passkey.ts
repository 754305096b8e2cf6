import type { PasskeySignInBody } from '@guildhall/contract'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ReportSecurityEvent } from '../../../platform/http/security-log.ts'
import { useChallenge } from '../challenges.ts'
import { findPasskeyByCredential, noteUse } from '../passkey.queries.ts'
import { relyingParty } from '../relying-party.ts'

/**
 * Checks a sign-in by passkey and runs `open` for its account in the transaction that notes the use. Throws
 * `passkey.not_accepted` if anything is wrong, also a counter that did not grow: the passkey may have been copied.
 */
export async function usePasskey<T>(
  deps: Deps,
  input: { credential: PasskeySignInBody; address: string; report: ReportSecurityEvent },
  open: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> {
  const { credential, address, report } = input
  const { db } = deps.database
  const challenge = await useChallenge(deps, credential.response.clientDataJSON, null)
  const passkey = await findPasskeyByCredential(db, credential.id)
  const use = challenge && passkey && (await verify(deps, credential, challenge, passkey))
  if (!use) {
    report({ event: 'passkey.refused', accountId: passkey?.userId ?? null, address })
    throw new DomainError('passkey.not_accepted')
  }
  return db.transaction(async (tx) => {
    const isNoted = await noteUse(tx, passkey.id, { ...use, now: deps.clock() })
    if (!isNoted) throw new DomainError('passkey.not_accepted')
    return open(tx, passkey.userId)
  })
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
    // The library throws what is wrong with the answer, which is for no one to know.
    return undefined
  }
}
