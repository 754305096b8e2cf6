import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import type { ReportSecurityEvent } from '../../../platform/http/security-log.ts'
import { openSecret } from '../../../platform/sealed-secret.ts'
import { forgiveAttempts } from '../accounts/shared/forgive-attempts.ts'
import { getBlockedUntil } from '../accounts/shared/get-blocked-until.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'
import { countAttempt, throttledUntil } from '../accounts/shared/throttle-attempt.ts'
import { findAuthenticatorApp, takeStep } from './authenticator-app.queries.ts'
import { codesPerAccount, codesPerPair, noticeOfTries } from './code-tries.rules.ts'
import { countRecoveryCodesLeft, takeRecoveryCode } from './recovery-code.queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

export type CodeTry = { userId: string; address: string; report: ReportSecurityEvent }

const keysOf = ({ userId, address }: CodeTry) => ({
  shared: `second_factor:account:${userId}`,
  own: `second_factor:pair:${userId}:${addressKey(address)}`,
  notice: `second_factor:notice:${userId}`,
})

/** Counts a code before it is checked. Throws `throttle.second_factor` while the account takes none. */
export async function countCode({ database: { db }, clock }: Deps, attempt: CodeTry): Promise<void> {
  const { own, shared } = keysOf(attempt)
  const now = clock()
  const blockedUntil = await countAttempt(db, shared, codesPerAccount, now)
  if (blockedUntil) {
    attempt.report({ event: 'second_factor.throttled', accountId: attempt.userId, address: attempt.address })
    throw throttledUntil(blockedUntil, now, 'throttle.second_factor')
  }
  await countAttempt(db, own, codesPerPair, now)
}

/** After a right code, forgets what this address has tried at the account. Other people's tries stay counted. */
export async function forgiveCodes({ database: { db } }: Deps, attempt: CodeTry): Promise<void> {
  await forgiveAttempts(db, keysOf(attempt))
}

/** After a wrong code: logs it, and tells the owner once there were too many. */
export async function reportWrongCode(deps: Deps, attempt: CodeTry): Promise<void> {
  const { db } = deps.database
  const { userId, address, report } = attempt
  const { shared, notice } = keysOf(attempt)
  const now = deps.clock()
  report({ event: 'second_factor.failed', accountId: userId, address })
  if (!(await getBlockedUntil(db, shared, now))) return
  if (await countAttempt(db, notice, noticeOfTries, now)) return
  await db.transaction((tx) => recordSecurity(deps, tx, userId, { kind: 'second_factor.codes_tried' }))
}

/** False for a wrong or used code. Throws `authenticator.unreadable` if the secret was encrypted with another key. */
export async function useCode({ config, clock }: Deps, tx: Tx, userId: string, code: string): Promise<boolean> {
  const app = await findAuthenticatorApp(tx, userId)
  if (!app?.confirmedAt) return false
  const secret = openSecret(config.secretsKey, app.secret, userId)
  if (!secret) throw new DomainError('authenticator.unreadable')
  const step = stepOfCode(secret, code, clock())
  return step !== undefined && takeStep(tx, userId, step)
}

/** Uses a recovery code up, and tells the owner by mail. Returns false for a wrong one, and for one used before. */
export async function useRecoveryCode(deps: Deps, tx: Tx, userId: string, recoveryCode: string): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(recoveryCode), deps.clock()))) return false
  const codesLeft = await countRecoveryCodesLeft(tx, userId)
  await recordSecurity(deps, tx, userId, { kind: 'second_factor.recovery_code_used', facts: { codesLeft } })
  return true
}
