import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { operators } from './operator.tables.ts'

const columns = { userId: operators.userId, name: users.username, addedAt: operators.addedAt }

export async function findOperator(db: Db, userId: string) {
  const [row] = await db
    .select(columns)
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(eq(operators.userId, userId))
  return row
}

export async function hasOtherOperator(db: Db | Tx, userId: string): Promise<boolean> {
  return (await db.$count(operators, ne(operators.userId, userId))) > 0
}

export async function listOperatorRows(db: Db) {
  return db
    .select({ ...columns, email: users.email })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.addedAt), asc(operators.userId))
}

/** Locks the account of an address, so that it is not deleted or suspended meanwhile. */
export async function lockAccountOfAddress(tx: Tx, emailKey: string) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null` })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNull(users.deletedAt)))
    .for('no key update')
  return row
}

export async function insertOperator(tx: Tx, userId: string, addedAt: Date): Promise<boolean> {
  const added = await tx.insert(operators).values({ userId, addedAt }).onConflictDoNothing().returning(idOnly)
  return added.length > 0
}

export async function deleteOperator(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx.delete(operators).where(eq(operators.userId, userId)).returning(idOnly)
  return gone.length > 0
}

const idOnly = { userId: operators.userId }
