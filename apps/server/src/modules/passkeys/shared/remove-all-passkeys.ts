import type { Tx } from '../../../platform/database/database.ts'
import { deleteChallengesOf, deletePasskeysOf } from '../passkey.queries.ts'

/** Also one that is being added. Returns their names. Lock the account first. */
export async function removeAllPasskeys(tx: Tx, userId: string): Promise<string[]> {
  await deleteChallengesOf(tx, userId)
  return deletePasskeysOf(tx, userId)
}
