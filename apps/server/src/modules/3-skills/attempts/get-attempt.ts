import type { AttemptView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentAttempt } from './attempt.presenter.ts'
import { findAttempt } from './attempt.queries.ts'
import { finishOverdueAttempt } from './finish-attempt.ts'

export async function getAttempt(
  deps: Deps,
  { attemptId, userId }: { attemptId: string; userId: string },
): Promise<AttemptView> {
  await finishOverdueAttempt(deps, userId)
  const attempt = await findAttempt(deps.database.db, attemptId, userId)
  if (!attempt) throw new DomainError('assessment.attempt_not_found')
  return presentAttempt(attempt, deps.clock())
}
