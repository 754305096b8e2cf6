import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findVisibleResult } from './public-result.queries.ts'
import { isPassed } from './result.rules.ts'

export type VisibleResult = NonNullable<Awaited<ReturnType<typeof findVisibleResult>>> & { passed: boolean }

/** Throws `assessment.result_not_found` unless it is shown, or the viewer is its owner. */
export async function getVisibleResult(
  db: Db,
  request: { resultId: string; viewerId: string },
): Promise<VisibleResult> {
  const found = await findVisibleResult(db, request)
  if (!found) throw new DomainError('assessment.result_not_found')
  return { ...found, passed: isPassed(found.result) }
}
