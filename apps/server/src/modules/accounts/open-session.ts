import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { findAccount } from './account.queries.ts'
import { deleteSessionsBeyond, insertSession } from './session.queries.ts'
import { sessionLifetimeMs } from './session-registry.ts'
import { hashToken, newToken } from './session-tokens.ts'
import { lockAccount } from './shared/lock-account.queries.ts'

/** The most sessions an account can have. A new one replaces the least recently used. */
export const sessionsPerAccount = 100

/** Opens a session and returns its token. */
export function openSession(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken()
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await deleteSessionsBeyond(tx, userId, sessionsPerAccount - 1)
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
    await insertSession(tx, { tokenHash: hashToken(token), userId, expiresAt })
    return token
  })
}

/** The same with the account, as an answer to a sign-in says both. */
export async function openSessionOf(db: Db, userId: string, now: Date) {
  const account = await findAccount(db, userId)
  if (!account) throw new DomainError('session.invalid')
  return { token: await openSession(db, userId, now), account }
}
