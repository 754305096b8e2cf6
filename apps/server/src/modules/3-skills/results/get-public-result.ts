import type { PublicResultView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { getVisibleResult } from './get-visible-result.ts'
import { presentPublicResult } from './public-result.presenter.ts'

/** Visible if its owner shows it, and always to its owner. Throws `assessment.result_not_found`. */
export async function getPublicResult(
  { database: { db }, config }: Deps,
  request: { resultId: string; viewerId: string },
): Promise<PublicResultView> {
  return presentPublicResult(await getVisibleResult(db, request), config.publicUrl)
}
