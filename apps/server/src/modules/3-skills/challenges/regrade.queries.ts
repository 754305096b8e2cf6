import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { assessmentAttempts as attempts, itemsSql } from '../attempts/attempt.tables.ts'
import { assessmentResults as results } from '../results/result.tables.ts'
import { resultCorrections } from '../results/result-correction.tables.ts'

type Wanted = { correctionId: number; itemId: string; questionId: string | null }

/** Finished attempts that asked the item and do not take the correction into account yet, by id. */
export function listUncorrected(
  db: Db,
  { correctionId, itemId, questionId }: Wanted,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: attempts.id, userId: attempts.userId })
    .from(attempts)
    .where(
      and(
        askedItem(itemId),
        questionId === null ? undefined : sql`${questionId} = any (${attempts.questionIds})`,
        after === undefined ? undefined : gt(attempts.id, after),
        sql`not exists (select from ${resultCorrections} c join ${results} r on r.id = c.result_id
          where r.attempt_id = ${attempts.id} and c.correction_id = ${correctionId})`,
      ),
    )
    .orderBy(asc(attempts.id))
    .limit(limit)
}

const hasItem = (itemId: string) => sql`${itemsSql(attempts.questions)} ? ${itemId}::text`

/** In finished attempts alone, as the index has no others. */
const askedItem = (itemId: string) => and(isNotNull(attempts.finishedAt), hasItem(itemId))

export const countAttemptsWith = (db: Db, itemId: string) => db.$count(attempts, askedItem(itemId))

/** Of one person, those long enough to prove a skill, also one that is still open. */
export const countProofsWith = (db: Db | Tx, itemId: string, userId: string) =>
  db.$count(attempts, and(eq(attempts.userId, userId), ne(attempts.kind, 'unverified'), hasItem(itemId)))

export async function lockGradedAttempt(tx: Tx, attemptId: string) {
  const [row] = await tx
    .select({ attempt: attempts, result: results, email: users.email })
    .from(attempts)
    .innerJoin(results, eq(results.attemptId, attempts.id))
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(eq(attempts.id, attemptId))
    .for('update', { of: [attempts, results] })
  return row
}
