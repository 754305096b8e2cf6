import type { SecondFactorView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { findAuthenticatorApp } from './authenticator-app.queries.ts'
import { countRecoveryCodesLeft } from './recovery-code.queries.ts'

export async function getSecondFactor(db: Db, userId: string): Promise<SecondFactorView> {
  const [app, recoveryCodesLeft] = await Promise.all([
    findAuthenticatorApp(db, userId),
    countRecoveryCodesLeft(db, userId),
  ])
  const since = app?.confirmedAt?.toISOString() ?? null
  return { isOn: since !== null, since, recoveryCodesLeft }
}
