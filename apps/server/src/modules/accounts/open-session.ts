import type { Db } from '../../platform/database/database.ts'
import { deleteSessionsBeyond, insertSession } from './session.queries.ts'
import { sessionLifetimeMs } from './session-registry.ts'
import { hashToken, newToken } from './session-tokens.ts'
import { lockAccount } from './shared/lock-account.queries.ts'

/** The most sessions an account can have. A new one replaces the least recently used. */
export const sessionsPerAccount = 100

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
