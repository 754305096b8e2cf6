import type { Deps } from '../../../../deps.ts'
import { DomainError, sentenceFor } from '../../../../platform/errors.ts'
import { findPasswordHash } from '../account.queries.ts'
import { verifyPassword } from '../passwords.ts'
import { deleteThrottle } from '../throttle.queries.ts'
import { passwordPerAccount } from './throttle.rules.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Returns the matching hash. Throws `account.wrong_password` at the field `path`, `account.no_password` or
 * `throttle.password`.
 */
export async function confirmPassword(
  { database: { db }, clock }: Deps,
  { userId, password, path }: { userId: string; password: string; path: string },
): Promise<string> {
  if ((await findPasswordHash(db, userId)) === '') throw new DomainError('account.no_password')
  const key = `password:account:${userId}`
  await throttleAttempt(db, key, passwordPerAccount, clock(), 'throttle.password')
  const passwordHash = await findPasswordHash(db, userId)
  if (!passwordHash || !(await verifyPassword(password, passwordHash))) {
    const code = 'account.wrong_password'
    throw new DomainError(code, {}, [{ path, message: sentenceFor(code) }])
  }
  await db.transaction((tx) => deleteThrottle(tx, key))
  return passwordHash
}
