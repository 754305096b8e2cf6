import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import {
  findAttempt,
  findResultOfAttempt,
  insertResult,
  listOverdueAttempts,
  lockAttempt,
  type ResultRow,
  setFinished,
} from './assessment.queries.ts'
import { endOf, gradeAnswers, isOverdue, meritOf } from './assessment.rules.ts'

/** How many attempts one round of housekeeping grades at most. */
const sweepSize = 1_000

/** Hands in an attempt and grades it, once: whoever comes again gets the same result. Only for the person it is of. */
export async function finishAttempt(
  { database: { db }, clock }: Deps,
  { attemptId, userId }: { attemptId: string; userId: string },
): Promise<ResultRow> {
  if (!(await findAttempt(db, attemptId, userId))) throw new DomainError('assessment.attempt_not_found')
  return db.transaction((tx) => grade(tx, attemptId, clock))
}

/** Grades the attempt of this person whose time is over, if there is one, with the answers given until then. */
export async function finishOverdueAttempt(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
) {
  for (const { id } of await listOverdueAttempts(db, clock(), { userId })) {
    await db.transaction((tx) => grade(tx, id, clock))
  }
}

/** The same for everybody. Safe to run anywhere, any time. */
export async function sweepAttempts({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  for (const { id } of await listOverdueAttempts(db, clock(), { limit: sweepSize })) {
    await db.transaction((tx) => grade(tx, id, clock))
  }
}

/** Takes `Tx`, as the attempt stays locked from the decision until the result is written. */
async function grade(tx: Tx, attemptId: string, clock: Deps['clock']): Promise<ResultRow> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) throw new DomainError('assessment.attempt_not_found')
  if (attempt.finishedAt) {
    const result = await findResultOfAttempt(tx, attemptId)
    if (!result) throw new Error('a finished attempt must have a result')
    return result
  }
  const completedAt = endOf(attempt, clock())
  await setFinished(tx, attemptId, completedAt)
  const { userId, kind, source, skill, skillKey, difficulty, attemptNumber } = attempt
  const graded = gradeAnswers(attempt.questions, attempt.answers)
  return insertResult(tx, {
    userId,
    attemptId,
    kind,
    source,
    skill,
    skillKey,
    difficulty,
    ...graded,
    merit: meritOf({ kind, difficulty, percentage: graded.percentage }),
    attemptNumber,
    onProfile: false,
    completedAt,
  })
}

/** Takes `Tx`: grades the attempt if its time is over, and says whether it did. */
export async function finishIfOverdue(
  tx: Tx,
  attempt: { id: string; startedAt: Date; deadlineAt: Date; finishedAt: Date | null },
  clock: Deps['clock'],
): Promise<boolean> {
  if (!isOverdue(attempt, clock())) return false
  await grade(tx, attempt.id, clock)
  return true
}
