import type { ConfirmedEmailView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { isUniqueViolation } from '../../../../platform/database/database-trouble.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findOtherOwner, setConfirmedEmail } from '../account.queries.ts'
import { consumeLink, findLink, type LinkUse } from '../links/consume-link.ts'
import { isEmailReserved, revokeLinks } from '../links/link.queries.ts'
import { endedByNewPassword } from '../links/link.rules.ts'

/** Throws `account.email_taken`, leaving the link open. Ends links to the former address, except the way back. */
export async function confirmNewEmail(deps: Deps, use: LinkUse): Promise<ConfirmedEmailView> {
  const found = await findLink(deps, 'confirm_new_email', use)
  try {
    return await consumeLink(deps, found, async (tx, { userId, email, emailKey, now }) => {
      const isTaken =
        (await findOtherOwner(tx, emailKey, userId)) !== undefined || (await isEmailReserved(tx, emailKey, now, userId))
      if (isTaken) throw new DomainError('account.email_taken')
      await setConfirmedEmail(tx, userId, { email, emailKey, now })
      await revokeLinks(tx, userId, endedByNewPassword, now)
      const about = { personId: userId }
      await deps.events.record(tx, now, { kind: 'account.email_changed', actorId: userId, about, context: { email } })
      return { email }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_unique')) throw new DomainError('account.email_taken')
    throw error
  }
}
