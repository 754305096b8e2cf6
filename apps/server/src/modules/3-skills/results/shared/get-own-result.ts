import type { OwnResultView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { getRetakeAt } from '../../attempts/shared/get-retake-at.ts'
import { presentOwnResult } from '../own-result.presenter.ts'
import { findResultWithAttempt } from '../result.queries.ts'
import { listAppliedCorrections } from './applied-corrections.queries.ts'

type Request = { userId: string } & ({ resultId: string } | { attemptId: string })

/** Practice has no review. Throws `assessment.result_not_found`. */
export async function getOwnResult(
  { database: { db } }: { database: Pick<Deps['database'], 'db'> },
  request: Request,
): Promise<OwnResultView> {
  const found = await findResultWithAttempt(db, request)
  if (!found) throw new DomainError('assessment.result_not_found')
  // The wait starts at the latest verified attempt, which may not be this one. Unverified attempts cause no wait.
  const [retakeAt = found.result.completedAt, corrections] = await Promise.all([
    getRetakeAt(db, found.attempt),
    listAppliedCorrections(db, found.result.id),
  ])
  return presentOwnResult({ ...found, corrections, retakeAt })
}
