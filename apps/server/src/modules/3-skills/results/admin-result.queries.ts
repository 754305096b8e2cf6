import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { withdrawnResults } from './credentials/credential.tables.ts'
import { assessmentResults as results } from './result.tables.ts'

const columns = {
  id: results.id,
  userId: results.userId,
  username: users.username,
  skill: results.skill,
  difficulty: results.difficulty,
  percentage: results.percentage,
  completedAt: results.completedAt,
  onProfile: results.onProfile,
  withdrawnAt: withdrawnResults.withdrawnAt,
  reason: withdrawnResults.reason,
}

const select = (db: Db | Tx) =>
  db
    .select(columns)
    .from(results)
    .innerJoin(users, eq(users.id, results.userId))
    .leftJoin(withdrawnResults, eq(withdrawnResults.resultId, results.id))
export type AdminResultRow = Awaited<ReturnType<typeof select>>[number]

const keyset = { at: results.completedAt, id: results.id }
const withdrawnKeyset = { at: withdrawnResults.withdrawnAt, id: withdrawnResults.resultId }
type Page = { end: Keyset | undefined; limit: number }

export async function listResultsOf(db: Db, personId: string, { end, limit }: Page): Promise<AdminResultRow[]> {
  return select(db)
    .where(and(eq(results.userId, personId), ne(results.kind, 'practice'), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}

export async function listWithdrawnResults(db: Db, { end, limit }: Page): Promise<AdminResultRow[]> {
  return select(db)
    .where(and(isNotNull(withdrawnResults.resultId), isAfter(withdrawnKeyset, end)))
    .orderBy(desc(withdrawnResults.withdrawnAt), desc(withdrawnResults.resultId))
    .limit(limit)
}

export const countResultsOf = (db: Db, personId: string) =>
  db.$count(results, and(eq(results.userId, personId), ne(results.kind, 'practice')))
export const countWithdrawnResults = (db: Db) => db.$count(withdrawnResults)

export async function findGradedResult(db: Db | Tx, id: string): Promise<AdminResultRow | undefined> {
  const [row] = await select(db).where(and(eq(results.id, id), ne(results.kind, 'practice')))
  return row
}

export async function lockResult(tx: Tx, id: string) {
  await tx.select({ id: results.id }).from(results).where(eq(results.id, id)).for('update')
}

/** A trigger takes the result off the profile. */
export async function insertWithdrawal(tx: Tx, row: typeof withdrawnResults.$inferInsert) {
  await tx.insert(withdrawnResults).values(row)
}

/** Removes a withdrawal, and shows the result again if it was shown before. */
export async function deleteWithdrawal(tx: Tx, resultId: string) {
  const [gone] = await tx
    .delete(withdrawnResults)
    .where(eq(withdrawnResults.resultId, resultId))
    .returning({ wasShown: withdrawnResults.wasShown })
  if (gone?.wasShown) await tx.update(results).set({ onProfile: sql`true` }).where(eq(results.id, resultId))
}
