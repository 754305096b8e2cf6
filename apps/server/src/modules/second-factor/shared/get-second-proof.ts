import type { DeletionView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { hasPasskeys } from '../../passkeys/shared/has-passkeys.ts'
import { findAuthenticatorApp } from '../authenticator-app.queries.ts'

/** What an account has beside its password to prove who its owner is: an authenticator app, else passkeys, else null. */
export async function getSecondProof(db: Db, userId: string): Promise<DeletionView['secondProof']> {
  const app = await findAuthenticatorApp(db, userId)
  if (app?.confirmedAt) return 'code'
  return (await hasPasskeys(db, userId)) ? 'passkey' : null
}
