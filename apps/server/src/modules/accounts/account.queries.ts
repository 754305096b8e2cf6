import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { users } from './account.tables.ts'

export type AccountRow = { id: string; username: string; email: string }
const account = { id: users.id, username: users.username, email: users.email }

export async function findAccountByEmail(db: Db, emailKey: string) {
  const [row] = await db
    .select({ ...account, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.emailKey, emailKey))
  return row
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.select(account).from(users).where(eq(users.id, id))
  return row
}

export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  return row?.passwordHash
}

/** Returns the new account, or undefined if its email is taken. The unique key decides races. */
export async function insertAccount(
  tx: Tx,
  row: { username: string; email: string; emailKey: string; passwordHash: string },
): Promise<AccountRow | undefined> {
  const [inserted] = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.emailKey })
    .returning(account)
  return inserted
}
