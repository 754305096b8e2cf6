import type { Tx } from '../../../platform/database/database.ts'
import { removeAllPasskeys } from '../../passkeys/shared/remove-all-passkeys.ts'
import { dropNewAuthenticator } from '../../second-factor/shared/drop-new-authenticator.ts'
import { trustedAfterMs } from '../links/link.rules.ts'

export type Distrusted = {
  /** Names, oldest first. */
  passkeys: string[]
  twoFactorOff: boolean
}

/**
 * Removes the other ways to sign in that somebody may have added who had the account before `noticedAt`: every passkey, and
 * an authenticator app that had not been on for a while by then. An older one stays, so that a mailbox alone
 * never removes it. The caller has locked the account.
 */
export async function distrustSignIns(tx: Tx, userId: string, noticedAt: Date): Promise<Distrusted> {
  const passkeys = await removeAllPasskeys(tx, userId)
  const since = new Date(noticedAt.getTime() - trustedAfterMs)
  return { passkeys, twoFactorOff: await dropNewAuthenticator(tx, userId, since) }
}
