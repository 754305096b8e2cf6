import type { Tx } from '../../../platform/database/database.ts'
import { deleteAppConfirmedSince } from '../authenticator-app.queries.ts'

/**
 * Turns two-factor sign-in off if it was turned on after `since`, and forgets an app that waits for its first code. Returns
 * whether it was on and is off now. The caller has locked the account.
 */
export async function dropNewAuthenticator(tx: Tx, userId: string, since: Date): Promise<boolean> {
  return deleteAppConfirmedSince(tx, userId, since)
}
