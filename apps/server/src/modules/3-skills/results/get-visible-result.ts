import type { ReadDb } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { AppliedCorrection } from '../corrections/shared/corrected-questions.rules.ts'
import { findVisibleResult } from './public-result.queries.ts'
import { isPassed } from './result.rules.ts'
import { listAppliedCorrections } from './shared/applied-corrections.queries.ts'

export type VisibleResult = NonNullable<Awaited<ReturnType<typeof findVisibleResult>>> & {
  passed: boolean
  corrections: AppliedCorrection[]
}

/** Throws `assessment.result_not_found` unless it is shown, or the viewer is its owner. */
export async function getVisibleResult(
  db: ReadDb,
  request: { resultId: string; viewerId: string },
): Promise<VisibleResult> {
  const found = await findVisibleResult(db, request)
  if (!found) throw new DomainError('assessment.result_not_found')
  const corrections = await listAppliedCorrections(db, found.result.id)
  return { ...found, corrections, passed: isPassed(found.result) }
}
