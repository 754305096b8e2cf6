import type { PublicResultView } from '@guildhall/contract'
import type { ReadDb } from '../../../platform/database/database.ts'
import { getVisibleResult } from './get-visible-result.ts'
import { presentPublicResult } from './public-result.presenter.ts'

/** Visible if its owner shows it, and always to its owner. Throws `assessment.result_not_found`. */
export async function getPublicResult(
  { reads, publicUrl }: { reads: ReadDb; publicUrl: string },
  request: { resultId: string; viewerId: string },
): Promise<PublicResultView> {
  return presentPublicResult(await getVisibleResult(reads, request), publicUrl)
}
