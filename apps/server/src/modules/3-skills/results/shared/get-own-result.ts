import type { OwnResultView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { getRetakeAt } from '../../attempts/shared/get-retake-at.ts'
import { presentOwnResult } from '../own-result.presenter.ts'
import { findEarlier, findResultWithAttempt, type ResultRow } from '../result.queries.ts'
import { listAppliedCorrections } from './applied-corrections.queries.ts'

type Request = { userId: string } & ({ resultId: string } | { attemptId: string })

/** Practice has no review. Throws `assessment.result_not_found`. */
export async function getOwnResult(
  { database: { db } }: { database: Pick<Deps['database'], 'db'> },
  request: Request,
): Promise<OwnResultView> {
  const found = await findResultWithAttempt(db, request)
  if (!found) throw new DomainError('assessment.result_not_found')
  const { result, attempt, practiced } = found
  // One after the other, as `db` may be a transaction, which has one connection.
  // The wait starts at the latest verified attempt, which may not be this one. Unverified attempts cause no wait.
  const retakeAt = (await getRetakeAt(db, attempt)) ?? result.completedAt
  const corrections = await listAppliedCorrections(db, result.id)
  const earlier = await findEarlierGraded(db, result)
  return presentOwnResult({ result, attempt, corrections, retakeAt, practiced, earlier })
}

async function findEarlierGraded(db: Db, result: ResultRow) {
  const earlier = await findEarlier(db, result)
  return earlier && { ...earlier, corrections: await listAppliedCorrections(db, earlier.result.id) }
}
