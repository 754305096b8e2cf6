import type { Deps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { type ResultRow, setOnProfile } from './assessment.queries.ts'

/** Shows a result on the person's public profile, or takes it off. Their word is final either way; the result stays. */
export async function showResult(
  { database: { db } }: Deps,
  input: { resultId: string; userId: string; onProfile: boolean },
): Promise<ResultRow> {
  const result = await setOnProfile(db, { id: input.resultId, userId: input.userId, onProfile: input.onProfile })
  if (!result) throw new DomainError('assessment.result_not_found')
  return result
}
