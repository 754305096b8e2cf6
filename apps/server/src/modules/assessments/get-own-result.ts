import type { Db } from '../../platform/database.ts'
import { DomainError } from '../../platform/errors.ts'
import type { OwnResult } from './assessment.presenter.ts'
import { findEarlierAttempts, findVerifiedResult } from './assessment.queries.ts'
import { retakeAtOf } from './assessment.rules.ts'

/** A verified result with the attempt behind it, for the person who earned it. Practice has nothing to look back on. */
export async function getOwnResult(
  db: Db,
  { resultId, userId }: { resultId: string; userId: string },
): Promise<OwnResult> {
  const found = await findVerifiedResult(db, resultId, userId)
  if (!found) throw new DomainError('assessment.result_not_found')
  const { result, attempt } = found
  // Of an older result, the retake waits for whichever attempt came last.
  const { lastFinishedAt } = await findEarlierAttempts(db, attempt)
  return { result, attempt, retakeAt: retakeAtOf(lastFinishedAt ?? result.completedAt) }
}
