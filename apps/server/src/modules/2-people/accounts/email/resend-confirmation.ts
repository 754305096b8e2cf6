import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { findAccount } from '../account.queries.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import { throttleAccountMail } from './throttle-account-mail.ts'

/** Mails another link to confirm the address; earlier ones stop working. Throws `account.email_confirmed`. */
export async function resendConfirmation(deps: Deps, userId: string): Promise<{ email: string }> {
  const known = await findAccount(deps.database.db, userId)
  if (!known) throw new DomainError('session.invalid')
  if (known.emailConfirmedAt) throw new DomainError('account.email_confirmed')
  await throttleAccountMail(deps, { userId, emailKey: known.emailKey })

  const now = deps.clock()
  return deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const account = await findAccount(tx, userId)
    if (!account) throw new DomainError('session.invalid')
    if (account.emailConfirmedAt) throw new DomainError('account.email_confirmed')
    await askForConfirmation(deps, tx, { userId, email: account.email, now })
    return { email: account.email }
  })
}
