import { formerMember } from '@guildhall/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { profiles } from '../profiles/profile.tables.ts'
import { users } from './account.tables.ts'

export type AccountRow = { id: string; username: string; email: string; profileImage: string }

const own = { id: users.id, username: users.username, email: users.email }
const account = { ...own, profileImage: sql<string>`coalesce(${profiles.profileImage}, '')` }

export async function findAccountByEmail(db: Db, emailKey: string) {
  const [row] = await db
    .select({ ...account, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.emailKey, emailKey), isNull(users.deletedAt)))
  return row
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select(account)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, id))
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
  const [inserted] = await tx.insert(users).values(row).onConflictDoNothing({ target: users.emailKey }).returning(own)
  return inserted && { ...inserted, profileImage: '' }
}

/** Locks an account so that nothing that refers to it can be added. Undefined once it is deleted. */
export async function lockWholeAccount(tx: Tx, id: string) {
  const [row] = await tx
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  return row
}

/** Empties an account. No address and no password match what it holds then. */
export async function setFormerMember(tx: Tx, id: string, deletedAt: Date) {
  await tx
    .update(users)
    .set({ username: formerMember, email: '', emailKey: `deleted:${id}`, passwordHash: '', deletedAt })
    .where(eq(users.id, id))
}
