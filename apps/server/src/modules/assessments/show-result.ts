import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishProfile } from '../profiles/shared/publish-profile.ts'
import { type ResultRow, setOnProfile } from './assessment.queries.ts'

/**
 * Shows a result on the person's public profile, which it makes where there is none, or takes it off. Their word is
 * final either way; the result stays.
 */
export function showResult(
  { database: { db }, clock }: Deps,
  { resultId, userId, onProfile }: { resultId: string; userId: string; onProfile: boolean },
): Promise<ResultRow> {
  return db.transaction(async (tx) => {
    const result = await setOnProfile(tx, { id: resultId, userId, onProfile })
    if (!result) throw new DomainError('assessment.result_not_found')
    if (onProfile) await publishProfile(tx, userId, clock())
    return result
  })
}
