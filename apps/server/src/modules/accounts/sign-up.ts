import { normalizeEmail, type SessionView, type SignUpBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError, sentenceFor } from '../../platform/errors.ts'
import { addressKey } from '../../platform/http/address-key.ts'
import { presentSession } from './account.presenter.ts'
import { insertAccount } from './account.queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { insertSession } from './session.queries.ts'
import { sessionLifetimeMs } from './session-registry.ts'
import { hashToken, newToken } from './session-tokens.ts'
import { scaled, signUpPerAddress } from './shared/throttle.rules.ts'
import { throttleAttempt } from './shared/throttle-attempt.ts'

/**
 * Creates an account and its first session. Refuses a taken email, ignoring case, and very common passwords if so
 * configured.
 */
export async function signUp(
  { database: { db }, clock, config }: Deps,
  input: SignUpBody & { address: string },
): Promise<SessionView> {
  if (config.refuseCommonPasswords && (await isCommonPassword(input.password))) throw commonPassword()
  const now = clock()
  const policy = scaled(signUpPerAddress, config.rateLimitFactor)
  await throttleAttempt(db, `sign_up:address:${addressKey(input.address)}`, policy, now, 'throttle.sign_up')

  const passwordHash = await hashPassword(input.password)
  const token = newToken()
  return db.transaction(async (tx) => {
    const account = await insertAccount(tx, {
      username: input.username,
      email: input.email,
      emailKey: normalizeEmail(input.email),
      passwordHash,
    })
    if (!account) throw new DomainError('account.email_taken')
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
    await insertSession(tx, { tokenHash: hashToken(token), userId: account.id, expiresAt })
    return presentSession(account, token)
  })
}

function commonPassword() {
  const code = 'account.common_password'
  return new DomainError(code, {}, [{ path: 'password', message: sentenceFor(code) }])
}
