import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../account.tables.ts'

/**
 * Makes what is decided by counting an account's rows wait for each other. Takes `Tx`: the row stays locked until the
 * caller has written. Rows that refer to the account may still come in beside it.
 */
export async function lockAccount(tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
