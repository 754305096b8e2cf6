import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/account.tables.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { profiles } from '../profiles/profile.tables.ts'
import { withdrawnResults } from './credentials/credential.tables.ts'
import { assessmentResults as results } from './result.tables.ts'

/** `viewerId` is empty without a session. */
export async function findVisibleResult(db: Db, { resultId, viewerId }: { resultId: string; viewerId: string }) {
  const [row] = await db
    .select({
      result: getTableColumns(results),
      attempt: {
        kind: attempts.kind,
        source: attempts.source,
        attemptNumber: attempts.attemptNumber,
        startedAt: attempts.startedAt,
        questions: attempts.questions,
        answers: attempts.answers,
      },
      username: users.username,
      emailConfirmedAt: users.emailConfirmedAt,
      profileName: profiles.name,
      withdrawnAt: withdrawnResults.withdrawnAt,
    })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .innerJoin(users, eq(users.id, results.userId))
    .leftJoin(profiles, eq(profiles.userId, results.userId))
    .leftJoin(withdrawnResults, eq(withdrawnResults.resultId, results.id))
    .where(and(eq(results.id, resultId), sql`(${results.onProfile} or ${results.userId}::text = ${viewerId})`))
  return row
}
