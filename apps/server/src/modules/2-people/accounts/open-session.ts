import type { SessionView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { presentSession } from './account.presenter.ts'
import { findAccount, findPasswordHash } from './account.queries.ts'
import { deleteSessionsBeyond, insertSession } from './session.queries.ts'
import { sessionExpiry } from './session.rules.ts'
import type { Device } from './sessions/device.ts'
import { notifyNewDevice } from './sessions/notify-new-device.ts'
import { findSide } from './side.queries.ts'

export const sessionsPerAccount = 100

/**
 * Tells the owner about a new device. Throws `session.wrong_credentials` if the password no longer is `passwordHash`:
 * the old one must not open a session after the new one ended all others.
 */
export function openSession(
  deps: Pick<Deps, 'database' | 'events' | 'clock'>,
  { userId, passwordHash, device, now }: { userId: string; passwordHash: string; device: Device; now: Date },
): Promise<string> {
  return deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await findPasswordHash(tx, userId)) !== passwordHash) throw new DomainError('session.wrong_credentials')
    await notifyNewDevice(deps, tx, { userId, device, now })
    await deleteSessionsBeyond(tx, userId, sessionsPerAccount - 1)
    return addSession(tx, { userId, device, now })
  })
}

/** Opens a session after a proof other than the password. Throws `session.invalid` if the account is gone. */
export async function openSessionOf(
  deps: Pick<Deps, 'events' | 'clock'>,
  tx: Tx,
  { userId, device, secondFactor = true }: { userId: string; device: Device; secondFactor?: boolean },
): Promise<SessionView> {
  await lockAccount(tx, userId)
  const account = await findAccount(tx, userId)
  if (!account) throw new DomainError('session.invalid')
  const now = deps.clock()
  await notifyNewDevice(deps, tx, { userId, device, now })
  await deleteSessionsBeyond(tx, userId, sessionsPerAccount - 1)
  const token = await addSession(tx, { userId, device, now, secondFactor })
  return presentSession(account, token, await findSide(tx, userId))
}

/** Writes a session and returns its token. `secondFactor`: whether its sign-in took more than the password. */
export async function addSession(
  tx: Tx,
  { userId, device, now, secondFactor = false }: { userId: string; device: Device; now: Date; secondFactor?: boolean },
): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionExpiry(now, now),
    secondFactor,
    ...device,
  })
  return token
}
