import type { Db } from '../../platform/database.ts'
import { DomainError, type ErrorCode } from '../../platform/errors.ts'
import { findBlockedUntil, lockAndCountAttempt, setBlockedUntil } from './throttle.queries.ts'
import { spokenWait, type ThrottlePolicy, waitAfter } from './throttle.rules.ts'

/**
 * Counts an attempt under `key` before it is made, so that attempts sent at once are all counted. Throws `code`
 * (429, with the seconds to wait) while the key is blocked. Kept in the database: it holds across processes.
 */
export async function throttleAttempt(db: Db, key: string, policy: ThrottlePolicy, now: Date, code: ErrorCode) {
  const blockedUntil = await db.transaction(async (tx) => {
    const forgetAt = new Date(now.getTime() + policy.forgetAfterSeconds * 1_000)
    const attempts = await lockAndCountAttempt(tx, key, now, forgetAt)
    if (attempts === undefined) return findBlockedUntil(tx, key)
    const wait = waitAfter(attempts, policy)
    if (wait > 0) await setBlockedUntil(tx, key, new Date(now.getTime() + wait * 1_000))
    return undefined
  })
  if (!blockedUntil) return
  const retryAfterSeconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1_000))
  throw new DomainError(code, { retryAfterSeconds, wait: spokenWait(retryAfterSeconds) })
}
