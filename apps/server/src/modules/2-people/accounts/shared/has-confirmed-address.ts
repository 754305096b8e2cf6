import type { Db } from '../../../../platform/database/database.ts'
import { findAccount } from '../account.queries.ts'

/** Whether a link that was mailed to the account's address was opened. */
export async function hasConfirmedAddress(db: Db, userId: string): Promise<boolean> {
  const account = await findAccount(db, userId)
  return Boolean(account?.emailConfirmedAt)
}
