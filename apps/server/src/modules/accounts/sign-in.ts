import { createHash } from 'node:crypto'
import { normalizeEmail, type SignInBody } from '@guildhall/contract'
import type { Deps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { findAccountByEmail } from './account.queries.ts'
import { verifyPassword } from './passwords.ts'
import { insertSession } from './session.queries.ts'
import { sessionLifetimeMs } from './session-registry.ts'
import { hashToken, newToken } from './session-tokens.ts'
import { deleteThrottle, takeBackAttempt } from './throttle.queries.ts'
import { addressKey, scaled, signInPerAccount, signInPerAddress } from './throttle.rules.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Opens a session. An unknown email and a wrong password are refused alike: same words, same time, same limits.
 * The limit per account counts unknown emails, too, or the limit itself would tell which ones exist.
 */
export async function signIn({ database: { db }, clock, config }: Deps, input: SignInBody & { address: string }) {
  const now = clock()
  const emailKey = normalizeEmail(input.email)
  const perAddressKey = `sign_in:address:${addressKey(input.address)}`
  const accountKey = `sign_in:account:${createHash('sha256').update(emailKey).digest('hex')}`
  const perAddress = scaled(signInPerAddress, config.rateLimitFactor)
  await throttleAttempt(db, perAddressKey, perAddress, now, 'throttle.sign_in')
  await throttleAttempt(db, accountKey, signInPerAccount, now, 'throttle.sign_in')

  const account = await findAccountByEmail(db, emailKey)
  const matches = await verifyPassword(input.password, account?.passwordHash)
  if (!account || !matches) throw new DomainError('session.wrong_credentials')

  await deleteThrottle(db, accountKey)
  await takeBackAttempt(db, perAddressKey)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
  await insertSession(db, { tokenHash: hashToken(token), userId: account.id, expiresAt })
  return { token, account }
}
