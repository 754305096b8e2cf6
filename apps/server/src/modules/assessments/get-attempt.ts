import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { findAttempt } from './assessment.queries.ts'
import { finishOverdueAttempt } from './finish-attempt.ts'

/** The attempt, for the person it is of; graded first where its time is over. */
export async function getAttempt(deps: Deps, { attemptId, userId }: { attemptId: string; userId: string }) {
  await finishOverdueAttempt(deps, userId)
  const attempt = await findAttempt(deps.database.db, attemptId, userId)
  if (!attempt) throw new DomainError('assessment.attempt_not_found')
  return attempt
}
