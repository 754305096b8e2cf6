import { type SQL, sql } from 'drizzle-orm'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'

/** Of the attempts of a statement: how many of the same subject and size were begun before and ended by their deadline. */
export const earlierLeft = (): SQL<number> =>
  sql`(select count(*)::int from ${attempts} earlier
    where earlier.user_id = ${attempts.userId} and earlier.skill_key = ${attempts.skillKey}
      and earlier.difficulty = ${attempts.difficulty} and (earlier.kind = 'unverified') = (${attempts.kind} = 'unverified')
      and earlier.attempt_number < ${attempts.attemptNumber} and earlier.finished_at = earlier.deadline_at)`
