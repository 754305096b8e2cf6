import type { Tx } from '../../../../platform/database/database.ts'
import { removeAllPasskeys } from '../../passkeys/shared/remove-all-passkeys.ts'
import { dropNewAuthenticator } from '../../second-factor/shared/drop-new-authenticator.ts'
import { deleteIdentitiesOf } from '../identities/identity.queries.ts'
import { trustedAfterMs } from '../links/link.rules.ts'

export type RemovedSignInMethods = {
  passkeys: string[]
  /** What providers call the person. */
  identities: string[]
  twoFactorOff: boolean
}

/**
 * Removes what a thief may have added before `noticedAt`: every passkey and linked provider, and an authenticator app that
 * was new then. An older app stays, so that access to the mailbox alone never removes it, unless nobody had confirmed the address:
 * a stranger who signed up with it could keep its owner out for good. Lock the account first.
 */
export async function removeSignInMethods(
  tx: Tx,
  { userId, noticedAt, wasConfirmed }: { userId: string; noticedAt: Date; wasConfirmed: boolean },
): Promise<RemovedSignInMethods> {
  const passkeys = await removeAllPasskeys(tx, userId)
  const identities = (await deleteIdentitiesOf(tx, userId)).map(({ label }) => label)
  const since = new Date(wasConfirmed ? noticedAt.getTime() - trustedAfterMs : 0)
  return { passkeys, identities, twoFactorOff: await dropNewAuthenticator(tx, userId, since) }
}
