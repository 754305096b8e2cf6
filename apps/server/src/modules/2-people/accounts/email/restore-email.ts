import type { ConfirmedEmailView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { isUniqueViolation } from '../../../../platform/database/database-trouble.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { setConfirmedEmail } from '../account.queries.ts'
import { consumeLink, findLink, type LinkUse } from '../links/consume-link.ts'
import { issueLink } from '../links/issue-link.ts'
import { revokeLaterRestores, revokeLinks } from '../links/link.queries.ts'
import { endedByNewPassword } from '../links/link.rules.ts'
import { removeSignInMethods } from '../password/remove-sign-in-methods.ts'
import type { SessionRegistry } from '../session-registry.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/**
 * Undoes a change of address. A thief may know the password: all sessions and other links end, passkeys are removed as
 * `removeSignInMethods` says, and a link to choose a new password is mailed to the restored address.
 */
export async function restoreEmail(deps: Deps, registry: SessionRegistry, use: LinkUse): Promise<ConfirmedEmailView> {
  const found = await findLink(deps, 'restore_email', use)
  try {
    return await consumeLink(deps, found, async (tx, { userId, email, emailKey, createdAt, now }) => {
      await setConfirmedEmail(tx, userId, { email, emailKey, now })
      await revokeLinks(tx, userId, endedByNewPassword, now)
      await revokeLaterRestores(tx, userId, createdAt, now)
      await endSessions(tx, registry, userId)
      const removed = await removeSignInMethods(tx, { userId, noticedAt: createdAt, wasConfirmed: true })
      const token = await issueLink(tx, { userId, purpose: 'reset_password', email, now })
      const about = { personId: userId }
      const context = { email, token, removed }
      await deps.events.record(tx, now, { kind: 'account.email_restored', actorId: userId, about, context })
      return { email }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_unique')) throw new DomainError('account.email_taken')
    throw error
  }
}
