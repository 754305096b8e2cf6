import type { AuthenticatorConfirmedView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { openSecret } from '../../../platform/sealed-secret.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { endOtherSessions } from '../accounts/shared/end-all-sessions.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'
import type { SessionCache } from '../accounts/shared/session-cache.ts'
import { confirmApp, findAuthenticatorApp } from './authenticator-app.queries.ts'
import { replaceRecoveryCodes } from './recovery-code.queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { codeProblem } from './shared/confirm-owner.ts'
import { stepOfCode } from './totp.ts'

/**
 * Turns two-factor sign-in on with a first right code. Returns the recovery codes, which are never shown again. Ends all
 * other sessions: whoever opened one with a stolen password would stay signed in.
 */
export function confirmAuthenticator(
  deps: Deps,
  sessions: SessionCache,
  { userId, token, code }: { userId: string; token: string; code: string },
): Promise<AuthenticatorConfirmedView> {
  const now = deps.clock()
  return deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const app = await findAuthenticatorApp(tx, userId)
    if (app?.confirmedAt) throw new DomainError('authenticator.already_on')
    const secret = app && openSecret(deps.config.secretsKey, app.secret, userId)
    if (!secret) throw new DomainError('authenticator.not_started')
    const step = stepOfCode(secret, code, now)
    if (step === undefined) throw codeProblem('authenticator.wrong_code')

    await confirmApp(tx, userId, { step, now })
    const recoveryCodes = newRecoveryCodes()
    await replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
    const endedSessions = await endOtherSessions(tx, sessions, { userId, token, now })
    await recordSecurity(deps, tx, userId, { kind: 'second_factor.turned_on' })
    return { recoveryCodes, endedSessions }
  })
}
