import type { AssessmentResultView } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { insertEmptyProfile } from '../profiles/shared/empty-profile.queries.ts'
import { setOnProfile } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

/**
 * Shows or hides a result on its owner's public profile, creating the profile if needed. Owner only. Throws
 * `assessment.result_not_found`.
 */
export function showResult(
  { database: { db }, clock }: Deps,
  { resultId, userId, onProfile }: { resultId: string; userId: string; onProfile: boolean },
): Promise<AssessmentResultView> {
  return db.transaction(async (tx) => {
    const result = await setOnProfile(tx, { id: resultId, userId, onProfile })
    if (!result) throw new DomainError('assessment.result_not_found')
    if (onProfile) await insertEmptyProfile(tx, userId, clock())
    return presentResult(result)
  })
}
