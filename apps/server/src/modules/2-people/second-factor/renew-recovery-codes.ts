import type { RecoveryCodesView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'
import { findAuthenticatorApp } from './authenticator-app.queries.ts'
import { replaceRecoveryCodes } from './recovery-code.queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { confirmOwner, type OwnerProof } from './shared/confirm-owner.ts'

export async function renewRecoveryCodes(deps: Deps, proof: OwnerProof): Promise<RecoveryCodesView> {
  const { userId } = proof
  await confirmOwner(deps, proof)
  return deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const app = await findAuthenticatorApp(tx, userId)
    if (!app?.confirmedAt) throw new DomainError('authenticator.not_on')
    const recoveryCodes = newRecoveryCodes()
    await replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
    await recordSecurity(deps, tx, userId, { kind: 'second_factor.recovery_codes_renewed' })
    return { recoveryCodes }
  })
}
