import { and, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { withdrawnResults } from './credentials/credential.tables.ts'
import { assessmentResults as results } from './result.tables.ts'

/** Attempts of the same subject and size, begun before this one and ended by their deadline. */
const earlierLeft = (): SQL<number> =>
  sql`(select count(*)::int from ${attempts} earlier
    where earlier.user_id = ${attempts.userId} and earlier.skill_key = ${attempts.skillKey}
      and earlier.difficulty = ${attempts.difficulty} and (earlier.kind = 'unverified') = (${attempts.kind} = 'unverified')
      and earlier.attempt_number < ${attempts.attemptNumber} and earlier.finished_at = earlier.deadline_at)`

/** `viewerId` is empty without a session. */
export async function findVisibleResult(db: Db, { resultId, viewerId }: { resultId: string; viewerId: string }) {
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
