import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../account.tables.ts'

/** Serialises decisions that count an account's rows. Rows that reference the account can still be inserted. */
export async function lockAccount(tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
