import type { ResetPasswordBody } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { confirmEmailOf } from '../account.queries.ts'
import { requireUncommonPassword } from '../common-passwords.ts'
import { consumeLink, findLink, type LinkUse } from '../links/consume-link.ts'
import { hashPassword } from '../passwords.ts'
import type { SessionRegistry } from '../session-registry.ts'
import { hasConfirmedAddress } from '../shared/has-confirmed-address.ts'
import { forgiveSignIn } from '../sign-in-throttle.ts'
import { removeSignInMethods } from './remove-sign-in-methods.ts'
import { setPassword } from './set-password.ts'

/** Opens no session: a second factor may follow. Also confirms the address and calls `removeSignInMethods`. */
export async function resetPassword(
  deps: Deps,
  registry: SessionRegistry,
  { password, ...use }: ResetPasswordBody & LinkUse,
): Promise<void> {
  await requireUncommonPassword(deps, password, 'password')
  // First, as an unknown link is not worth the work of hashing.
  const found = await findLink(deps, 'reset_password', use)
  const passwordHash = await hashPassword(password)
  const emailKey = await consumeLink(deps, found, async (tx, link) => {
    const { userId, now } = link
    const wasConfirmed = await hasConfirmedAddress(tx, userId)
    if (!(await confirmEmailOf(tx, userId, link.emailKey, now))) throw new DomainError('account.link_invalid')
    const removed = await removeSignInMethods(tx, { userId, noticedAt: now, wasConfirmed })
    await setPassword(deps, tx, { registry, userId, passwordHash, now, removed })
    return link.emailKey
  })
  await forgiveSignIn(deps.database.db, { emailKey, address: use.address })
}
