import type { ChangePasswordBody, SessionView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentSession } from '../account.presenter.ts'
import { findPasswordHash } from '../account.queries.ts'
import { requireUncommonPassword } from '../common-passwords.ts'
import { addSession } from '../open-session.ts'
import { hashPassword } from '../passwords.ts'
import type { SessionRegistry } from '../session-registry.ts'
import type { Device } from '../sessions/device.ts'
import { confirmPassword } from '../shared/confirm-password.ts'
import { lockAccount } from '../shared/lock-account.queries.ts'
import { setPassword } from './set-password.ts'

/**
 * Changes the password of a signed-in person who knows the present one. Every session ends, and the caller gets a new one: the
 * old token may be what somebody else has. Of two changes at once, the second is refused: `account.wrong_password`.
 */
export async function changePassword(
  deps: Deps,
  registry: SessionRegistry,
  { userId, currentPassword, newPassword, device }: ChangePasswordBody & { userId: string; device: Device },
): Promise<SessionView> {
  const checkedHash = await confirmPassword(deps, { userId, password: currentPassword, path: 'currentPassword' })
  await requireUncommonPassword(deps, newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  const now = deps.clock()
  return deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await findPasswordHash(tx, userId)) !== checkedHash) throw new DomainError('account.wrong_password')
    const account = await setPassword(deps, tx, { registry, userId, passwordHash, now })
    return presentSession(account, await addSession(tx, { userId, device, now }))
  })
}
