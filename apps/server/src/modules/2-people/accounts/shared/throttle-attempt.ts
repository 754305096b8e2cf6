import type { Db } from '../../../../platform/database/database.ts'
import { DomainError, type ErrorCode } from '../../../../platform/errors.ts'
import { formatWait } from '../../../../platform/format-time.ts'
import { findBlockedUntil, lockAndCountAttempt, setBlockedUntil } from '../throttle.queries.ts'
import { type ThrottlePolicy, waitAfter } from './throttle.rules.ts'

/** Counts before the attempt, so that concurrent ones all count. If `key` is blocked, only returns until when. */
export function countAttempt(db: Db, key: string, policy: ThrottlePolicy, now: Date): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    const attempts = await lockAndCountAttempt(tx, { key, now, ...policy })
    if (attempts === undefined) return findBlockedUntil(tx, key)
    await setBlockedUntil(tx, key, now, waitAfter(attempts, policy))
    return undefined
  })
}

/** Like `countAttempt`, but throws `code` (429, with the seconds to wait) while the key is blocked. */
export async function throttleAttempt(db: Db, key: string, policy: ThrottlePolicy, now: Date, code: ErrorCode) {
  const blockedUntil = await countAttempt(db, key, policy, now)
  if (blockedUntil) throw throttledUntil(blockedUntil, now, code)
}

export function throttledUntil(blockedUntil: Date, now: Date, code: ErrorCode): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1_000))
  return new DomainError(code, { retryAfterSeconds, wait: formatWait(retryAfterSeconds) })
}
