import type { Db, Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { findPasswordHash } from './account.queries.ts'
import { deleteSessionsBeyond, insertSession } from './session.queries.ts'
import { sessionExpiry } from './session.rules.ts'
import { hashToken, newToken } from './session-tokens.ts'
import type { Device } from './sessions/device.ts'
import { lockAccount } from './shared/lock-account.queries.ts'

/** The most sessions an account can have. A new one replaces the least recently used. */
export const sessionsPerAccount = 100

/**
 * Opens a session and returns its token.
 * @param passwordHash what the password was checked against. If it was changed meanwhile, throws
 *   `session.wrong_credentials`: the old password must not open a session after the new one ended all others.
 */
export function openSession(
  db: Db,
  { userId, passwordHash, device, now }: { userId: string; passwordHash: string; device: Device; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await findPasswordHash(tx, userId)) !== passwordHash) throw new DomainError('session.wrong_credentials')
    await deleteSessionsBeyond(tx, userId, sessionsPerAccount - 1)
    return addSession(tx, { userId, device, now })
  })
}

/** Writes a session and returns its token. */
export async function addSession(
  tx: Tx,
  { userId, device, now }: { userId: string; device: Device; now: Date },
): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionExpiry(now, now),
    ...device,
  })
  return token
}
