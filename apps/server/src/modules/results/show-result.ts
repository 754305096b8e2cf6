import type { AssessmentResultView } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { insertEmptyProfile } from '../users/shared/empty-profile.queries.ts'
import { refreshListing } from '../users/shared/refresh-listing.ts'
import { setOnProfile } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

/** Owner only; creates the profile if needed. Throws `assessment.result_not_found`. */
export function showResult(
  deps: Deps,
  { resultId, userId, onProfile }: { resultId: string; userId: string; onProfile: boolean },
): Promise<AssessmentResultView> {
  return deps.database.db.transaction(async (tx) => {
    const result = await setOnProfile(tx, { id: resultId, userId, onProfile })
    if (!result) throw new DomainError('assessment.result_not_found')
    if (onProfile) await insertEmptyProfile(tx, userId, deps.clock())
    await refreshListing(deps, tx, userId)
    return presentResult(result)
  })
}
