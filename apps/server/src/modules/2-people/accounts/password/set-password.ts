import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findAccount, setPasswordHash } from '../account.queries.ts'
import { revokeLinks } from '../links/link.queries.ts'
import { endedByNewPassword } from '../links/link.rules.ts'
import type { SessionRegistry } from '../session-registry.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { RemovedSignInMethods } from './remove-sign-in-methods.ts'

/** Sets a new password, ends all sessions and open links, and says so by mail. The caller has locked the account. */
export async function setPassword(
  deps: Deps,
  tx: Tx,
  {
    registry,
    userId,
    passwordHash,
    now,
    removed = { passkeys: [], identities: [], twoFactorOff: false },
  }: { registry: SessionRegistry; userId: string; passwordHash: string; now: Date; removed?: RemovedSignInMethods },
) {
  const account = await findAccount(tx, userId)
  if (!account) throw new DomainError('session.invalid')
  await setPasswordHash(tx, userId, passwordHash)
  await revokeLinks(tx, userId, endedByNewPassword, now)
  await endSessions(tx, registry, userId)
  const about = { personId: userId }
  const context = { email: account.email, removed }
  await deps.events.record(tx, now, { kind: 'account.password_changed', actorId: userId, about, context })
  return account
}
