import { normalizeEmail, type SessionView, type SignInBody } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { AnsweringError, DomainError } from '../../../platform/errors.ts'
import type { ReportSecurityEvent } from '../../../platform/http/security-log.ts'
import { startSecondStep } from '../second-factor/shared/start-second-step.ts'
import { presentSession } from './account.presenter.ts'
import { findAccountByEmail } from './account.queries.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './passwords.ts'
import type { Device } from './sessions/device.ts'
import { throttledUntil } from './shared/throttle-attempt.ts'
import { findSide } from './side.queries.ts'
import { countSignIn, forgiveSignIn } from './sign-in-throttle.ts'

/**
 * An unknown email and a wrong password get the same words, time and limits, so that neither reveals which accounts
 * exist. Throws `session.second_factor_required` with the challenge that `finish-sign-in.ts` takes.
 */
export async function signIn(
  deps: Deps,
  {
    email,
    password,
    address,
    device,
    report,
  }: SignInBody & { address: string; device: Device; report: ReportSecurityEvent },
): Promise<SessionView> {
  const { database, clock, config } = deps
  const { db } = database
  const now = clock()
  const attempt = { emailKey: normalizeEmail(email), address }
  const blockedUntil = await countSignIn(db, attempt, { now, factor: config.rateLimitFactor })
  const account = await findAccountByEmail(db, attempt.emailKey)
  const accountId = account?.id ?? null
  if (blockedUntil) {
    report({ event: 'sign_in.throttled', accountId, address })
    throw throttledUntil(blockedUntil, now, 'throttle.sign_in')
  }

  const matches = await verifyPassword(password, account?.passwordHash)
  if (!account || !matches) {
    report({ event: 'sign_in.failed', accountId, address })
    throw new DomainError('session.wrong_credentials')
  }

  await forgiveSignIn(db, attempt)
  const { id: userId, passwordHash } = account
  const secondFactor = await startSecondStep(db, { userId, passwordHash, now })
  if (secondFactor) throw new AnsweringError('session.second_factor_required', { secondFactor })
  const token = await openSession(deps, { userId, passwordHash, device, now })
  return presentSession(account, token, await findSide(db, userId))
}
