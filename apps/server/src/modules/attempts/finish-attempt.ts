import type { OwnResultView } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { getOwnResult } from '../results/shared/get-own-result.ts'
import { recordResult } from '../results/shared/record-result.ts'
import { type AttemptRow, findAttempt, listOverdueAttempts, lockAttempt, setFinished } from './attempt.queries.ts'
import { endOf, isOverdue, scoreOf } from './attempt.rules.ts'

/** How many attempts one round of housekeeping grades at most. */
const sweepSize = 1_000

/**
 * Hands in a person's own attempt and grades it. Sent again, it gives the same result. Throws
 * `assessment.attempt_not_found`.
 */
export async function finishAttempt(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { attemptId, userId }: { attemptId: string; userId: string },
): Promise<OwnResultView> {
  const { db } = database
  if (!(await findAttempt(db, attemptId, userId))) throw new DomainError('assessment.attempt_not_found')
  await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId)
    if (attempt && !attempt.finishedAt) await grade(tx, attempt, clock())
  })
  return getOwnResult({ database }, { attemptId, userId })
}

/** Grades the person's open attempt if its time is over, with the answers given until then. */
export async function finishOverdueAttempt(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
) {
  for (const { id } of await listOverdueAttempts(db, clock(), { userId })) {
    await db.transaction((tx) => finishIfOverdue(tx, id, clock))
  }
}

/** The same for everybody. Safe to run in several processes at once. */
export async function sweepAttempts({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  for (const { id } of await listOverdueAttempts(db, clock(), { limit: sweepSize })) {
    await db.transaction((tx) => finishIfOverdue(tx, id, clock))
  }
}

/** Takes `Tx`: grades the attempt if its time is over. Returns whether it is finished now. */
export async function finishIfOverdue(tx: Tx, attemptId: string, clock: Deps['clock']): Promise<boolean> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt || attempt.finishedAt) return true
  const now = clock()
  if (!isOverdue(attempt, now)) return false
  await grade(tx, attempt, now)
  return true
}

/** Takes `Tx`, with the open attempt locked: no answer comes in between the grade and the result. */
async function grade(tx: Tx, attempt: AttemptRow, now: Date) {
  const {
    id: attemptId,
    userId,
    kind,
    source,
    skill,
    skillKey,
    difficulty,
    attemptNumber,
    questions,
    answers,
  } = attempt
  const completedAt = endOf(attempt, now)
  await setFinished(tx, attemptId, completedAt)
  await recordResult(tx, {
    userId,
    attemptId,
    kind,
    source,
    skill,
    skillKey,
    difficulty,
    attemptNumber,
    score: scoreOf(questions, answers),
    totalQuestions: questions.length,
    completedAt,
  })
}
