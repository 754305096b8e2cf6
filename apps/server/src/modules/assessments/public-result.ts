import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { isPassed } from './assessment.rules.ts'
import { findVisibleResult } from './public-result.queries.ts'

export type PublicResult = NonNullable<Awaited<ReturnType<typeof findVisibleResult>>> & { passed: boolean }

/** The result of an attempt as anybody may check it, where its holder shows it; the holder sees it in any case. */
export async function getPublicResult(db: Db, request: { resultId: string; viewerId: string }): Promise<PublicResult> {
  const found = await findVisibleResult(db, request)
  if (!found) throw new DomainError('assessment.result_not_found')
  return { ...found, passed: isPassed(found.result) }
}
