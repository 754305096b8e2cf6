import { and, eq, getTableColumns, not, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../platform/database/database.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { withdrawnResults } from './credentials/credential.tables.ts'
import { earlierLeft } from './earlier-left.queries.ts'
import { assessmentResults as results } from './result.tables.ts'

/** `viewerId` is empty without a session. */
export async function findVisibleResult(db: ReadDb, { resultId, viewerId }: { resultId: string; viewerId: string }) {
  const isOwn = sql`${results.userId}::text = ${viewerId}`
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
        earlierLeft: earlierLeft(),
      },
      username: users.username,
      emailConfirmedAt: users.emailConfirmedAt,
      profileName: profiles.name,
      mayBeFound: profiles.mayBeFound,
      withdrawnAt: withdrawnResults.withdrawnAt,
    })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .innerJoin(users, eq(users.id, results.userId))
    .leftJoin(profiles, and(eq(profiles.userId, results.userId), or(isOwn, not(hiddenSql('profile', results.userId)))))
    .leftJoin(withdrawnResults, eq(withdrawnResults.resultId, results.id))
    .where(and(eq(results.id, resultId), or(results.onProfile, isOwn)))
  return row
}
