import type { AssessmentResultView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { insertEmptyProfile } from '../../1-ground/users/shared/empty-profile.queries.ts'
import { setOnProfile } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

/** Owner only; creates the profile if needed. Throws `assessment.result_not_found`. */
export function showResult(
  deps: OnceDeps,
  { resultId, userId, onProfile }: { resultId: string; userId: string; onProfile: boolean },
): Promise<AssessmentResultView> {
  return deps.database.db.transaction(async (tx) => {
    const result = await setOnProfile(tx, { id: resultId, userId, onProfile })
    if (!result) throw new DomainError('assessment.result_not_found')
    const now = deps.clock()
    if (onProfile) await insertEmptyProfile(tx, userId, now)
    await deps.events.record(tx, now, { kind: 'result.shown', actorId: userId, about: { personId: userId } })
    return presentResult(result)
  })
}
