import type { Tx } from '../../../../platform/database/database.ts'
import { deleteAppConfirmedSince } from '../authenticator-app.queries.ts'

/** Also forgets an unconfirmed app. Returns whether two-factor sign-in was on. Lock the account first. */
export async function dropNewAuthenticator(tx: Tx, userId: string, since: Date): Promise<boolean> {
  return deleteAppConfirmedSince(tx, userId, since)
}
