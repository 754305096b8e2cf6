import type { Side } from '@guildhall/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownPictureSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { suspendedSql, suspendedText } from '../restrictions/shared/suspended.queries.ts'
import { sideText } from './side.queries.ts'

export type AccountRow = {
  id: string
  username: string
  email: string
  profileImage: string
  isUnconfirmed: boolean
  isSuspended?: boolean
}

const own = {
  ...{ id: users.id, username: users.username, email: users.email },
  isUnconfirmed: sql<boolean>`${users.emailConfirmedAt} is null`,
}
const account = {
  ...own,
  profileImage: shownPictureSql(profiles),
  isSuspended: suspendedSql(users.id),
}

export async function findAccountByEmail(db: Db, emailKey: string) {
  const [row] = await db
    .select({ ...account, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.emailKey, emailKey), isNull(users.deletedAt)))
  return row
}

export async function findAccount(db: Db, id: string) {
  const [row] = await db
    .select({ ...account, emailKey: users.emailKey, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row
}

const accountText = `select u.id, u.username, u.email, coalesce(p.profile_image, '') as "profileImage",
    u.email_confirmed_at is null as "isUnconfirmed", ${suspendedText('u.id')} as "isSuspended", ${sideText('u.id')} as side
  from users u left join profiles p on p.user_id = u.id where u.id = $1 and u.deleted_at is null`

export async function findAccountWithSide(db: Db, id: string) {
  const [row] = await queryNamed<Required<AccountRow> & { side: Side | null }>(db, 'account', accountText, [id])
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

export async function setUsername(tx: Tx, id: string, username: string): Promise<AccountRow | undefined> {
  await tx
    .update(users)
    .set({ username })
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return findAccount(tx, id)
}

export async function setPasswordHash(tx: Tx, id: string, passwordHash: string) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id))
}

export async function confirmEmailOf(tx: Tx, id: string, emailKey: string, now: Date): Promise<boolean> {
  const isPresent = and(eq(users.id, id), eq(users.emailKey, emailKey))
  await tx
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(isPresent, isNull(users.emailConfirmedAt)))
  const [row] = await tx.select({ id: users.id }).from(users).where(isPresent)
  return row !== undefined
}

/** Gives the account another, confirmed address. The unique key decides races: `users_email_key_unique`. */
export async function setConfirmedEmail(
  tx: Tx,
  id: string,
  { email, emailKey, now }: { email: string; emailKey: string; now: Date },
) {
  await tx.update(users).set({ email, emailKey, emailConfirmedAt: now }).where(eq(users.id, id))
}

export async function findOtherOwner(db: Db, emailKey: string, exceptUserId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), ne(users.id, exceptUserId)))
  return row?.id
}
