import type { ChangePasswordBody, SessionView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { confirmOwner, type OwnerProof } from '../../second-factor/shared/confirm-owner.ts'
import { presentSession } from '../account.presenter.ts'
import { findPasswordHash } from '../account.queries.ts'
import { requireUncommonPassword } from '../common-passwords.ts'
import { addSession } from '../open-session.ts'
import { hashPassword } from '../passwords.ts'
import type { SessionRegistry } from '../session-registry.ts'
import type { Device } from '../sessions/device.ts'
import { recordDevice } from '../sessions/record-device.ts'
import { wasOpenedWithSecondFactor } from '../shared/was-opened-with-second-factor.ts'
import { setPassword } from './set-password.ts'

/**
 * Ends every session and opens a new one for the caller, as the old token may be stolen. Passkeys and the second factor
 * stay. Throws `account.wrong_password`, also for the second of two concurrent changes.
 */
export async function changePassword(
  deps: Deps,
  registry: SessionRegistry,
  {
    currentPassword,
    newPassword,
    device,
    token,
    ...proof
  }: ChangePasswordBody & Omit<OwnerProof, 'password'> & { device: Device; token: string },
): Promise<SessionView> {
  const { userId } = proof
  // First, as a code works only once.
  await requireUncommonPassword(deps, newPassword, 'newPassword')
  const checkedHash = await confirmOwner(deps, { ...proof, password: currentPassword }, { path: 'currentPassword' })
  const passwordHash = await hashPassword(newPassword)
  const secondFactor = await wasOpenedWithSecondFactor(deps.database.db, token)
  const now = deps.clock()
  return deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await findPasswordHash(tx, userId)) !== checkedHash) throw new DomainError('account.wrong_password')
    const account = await setPassword(deps, tx, { registry, userId, passwordHash, now })
    await recordDevice(tx, { userId, device, now, isSignIn: false })
    return presentSession(account, await addSession(tx, { userId, device, now, secondFactor }))
  })
}
