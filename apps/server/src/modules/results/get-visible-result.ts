import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { findVisibleResult } from './public-result.queries.ts'
import { isPassed } from './result.rules.ts'

export type VisibleResult = NonNullable<Awaited<ReturnType<typeof findVisibleResult>>> & { passed: boolean }

/**
 * The result of an attempt if its owner shows it, or if the viewer is its owner. Throws `assessment.result_not_found`.
 */
export async function getVisibleResult(
  db: Db,
  request: { resultId: string; viewerId: string },
): Promise<VisibleResult> {
  const found = await findVisibleResult(db, request)
  if (!found) throw new DomainError('assessment.result_not_found')
  return { ...found, passed: isPassed(found.result) }
}
