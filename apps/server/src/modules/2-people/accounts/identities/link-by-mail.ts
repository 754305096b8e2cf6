import type { ConfirmedEmailView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { addressKey } from '../../../../platform/http/address-key.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { confirmEmailOf, findAccount, setPasswordHash } from '../account.queries.ts'
import { throttleAccountMail } from '../email/throttle-account-mail.ts'
import type { LinkUse } from '../links/consume-link.ts'
import { revokeLinks } from '../links/link.queries.ts'
import { endedByNewPassword } from '../links/link.rules.ts'
import { type RemovedSignInMethods, removeSignInMethods } from '../password/remove-sign-in-methods.ts'
import type { SessionRegistry } from '../session-registry.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { linksPerAddress, scaled } from '../shared/throttle.rules.ts'
import { throttleAttempt } from '../shared/throttle-attempt.ts'
import { findPendingByMail, findPendingIdentity, setMailToken, takePendingIdentity } from './identity.queries.ts'
import { linkIdentity } from './link-identity.ts'
import { providerName } from './provider-of.ts'

export async function mailIdentityLink(deps: Deps, { ticket }: { ticket: string }): Promise<void> {
  const { db } = deps.database
  const now = deps.clock()
  const tokenHash = hashToken(ticket)
  const pending = await findPendingIdentity(db, tokenHash, now)
  if (!pending) throw new DomainError('identity.ticket_invalid')
  const { userId, emailKey, provider, label } = pending
  await throttleAccountMail(deps, { userId, emailKey })
  const token = newToken()
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const account = await findAccount(tx, userId)
    if (account?.emailKey !== emailKey) throw new DomainError('identity.ticket_invalid')
    await setMailToken(tx, tokenHash, hashToken(token))
    const about = { personId: userId }
    const context = { email: account.email, token, name: providerName(deps, provider), label }
    await deps.events.record(tx, now, { kind: 'identity.link_asked', actorId: null, about, context })
  })
}

/**
 * An address that nobody had confirmed may have been somebody else's guess: what could sign in to such an account until now
 * is removed, as it is by a new password, and the mail about the link says so.
 */
export async function linkByMail(
  deps: Deps,
  registry: SessionRegistry,
  { token, address }: LinkUse,
): Promise<ConfirmedEmailView> {
  const { db } = deps.database
  const now = deps.clock()
  const policy = scaled(linksPerAddress, deps.config.rateLimitFactor)
  await throttleAttempt(db, `account_link:address:${addressKey(address)}`, policy, now, 'throttle.links')
  const pending = await findPendingByMail(db, hashToken(token), now)
  if (!pending) throw new DomainError('account.link_invalid')
  const { userId, emailKey } = pending
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const account = await findAccount(tx, userId)
    const isTaken = await takePendingIdentity(tx, pending.tokenHash)
    if (!account || account.emailKey !== emailKey || !isTaken) throw new DomainError('account.link_invalid')
    let removed: RemovedSignInMethods | undefined
    if (!account.emailConfirmedAt) {
      removed = await removeSignInMethods(tx, { userId, noticedAt: now, wasConfirmed: false })
      await setPasswordHash(tx, userId, '')
      await revokeLinks(tx, userId, endedByNewPassword, now)
      await endSessions(tx, registry, userId)
    }
    await confirmEmailOf(tx, userId, emailKey, now)
    await linkIdentity(deps, tx, { userId, identity: pending, removed })
    return { email: account.email }
  })
}
