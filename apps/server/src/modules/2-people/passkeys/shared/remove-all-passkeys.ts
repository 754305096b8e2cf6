import type { Tx } from '../../../../platform/database/database.ts'
import { deleteChallengesOf, deletePasskeysOf } from '../passkey.queries.ts'

/** Removes every passkey of an account, and one that is just being added. Returns their names. The caller has locked the account. */
export async function removeAllPasskeys(tx: Tx, userId: string): Promise<string[]> {
  await deleteChallengesOf(tx, userId)
  return deletePasskeysOf(tx, userId)
}
