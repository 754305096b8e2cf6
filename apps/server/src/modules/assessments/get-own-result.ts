import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import type { OwnResult } from './assessment.presenter.ts'
import { findEarlierAttempts, findResultWithAttempt } from './assessment.queries.ts'
import { retakeAtOf } from './assessment.rules.ts'

/** A result with the attempt behind it, for the person who earned it. Practice has nothing to look back on. */
export async function getOwnResult(
  db: Db,
  { resultId, userId }: { resultId: string; userId: string },
): Promise<OwnResult> {
  const found = await findResultWithAttempt(db, resultId, userId)
  if (!found) throw new DomainError('assessment.result_not_found')
  const { result, attempt } = found
  // Of an older result, the retake waits for whichever verified attempt came last; unverified ones are waited for by none.
  const { lastFinishedAt } = await findEarlierAttempts(db, attempt, 'verified')
  return { result, attempt, retakeAt: lastFinishedAt ? retakeAtOf(lastFinishedAt) : result.completedAt }
}
