import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { users } from '../user.tables.ts'

/** Serializes decisions that count an account's rows. Rows that reference the account can still be inserted. */
export async function lockAccount(tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/**
 * Keeps accounts from being deleted until the commit. A deletion locks the account before its rows, so call this before you
 * lock such a row and then refer to the account: a notice does. False if one of them is deleted.
 */
export async function keepAccounts(tx: Tx, userIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(userIds)]
  const kept = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = any (${sql.param(wanted)}::uuid[])`, isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('key share')
  return kept.length === wanted.length
}
