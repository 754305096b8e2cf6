import type { DeletionView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { hasPasskeys } from '../../passkeys/shared/has-passkeys.ts'
import { findAuthenticatorApp } from '../authenticator-app.queries.ts'

export async function getSecondProof(db: Db, userId: string): Promise<DeletionView['secondProof']> {
  const app = await findAuthenticatorApp(db, userId)
  if (app?.confirmedAt) return 'code'
  return (await hasPasskeys(db, userId)) ? 'passkey' : null
}
