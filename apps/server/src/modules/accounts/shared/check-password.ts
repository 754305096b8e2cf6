import type { Deps } from '../../../deps.ts'
import { DomainError, sentenceFor } from '../../../platform/errors.ts'
import { findPasswordHash } from '../account.queries.ts'
import { verifyPassword } from '../passwords.ts'
import { forgiveAttempts } from './forgive-attempts.ts'
import { passwordChecks } from './throttle.rules.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Asks the signed-in person for their password again, before something that a stolen session must not be able to do.
 * Throws `account.wrong_password`, or `throttle.password` after too many wrong ones.
 */
export async function checkPassword(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  const key = `password:account:${userId}`
  await throttleAttempt(db, key, passwordChecks, clock(), 'throttle.password')
  if (!(await verifyPassword(password, await findPasswordHash(db, userId)))) {
    const code = 'account.wrong_password'
    throw new DomainError(code, {}, [{ path: 'password', message: sentenceFor(code) }])
  }
  await forgiveAttempts(db, { own: key })
}
