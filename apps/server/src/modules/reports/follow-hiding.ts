import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { republishMessage } from '../messages/shared/republish-message.ts'
import { queueReviewHiding } from '../reviews/shared/queue-review-hiding.ts'
import { refreshListing } from '../users/shared/refresh-listing.ts'
import type { CaseRow } from './case.queries.ts'

/** What follows from content being hidden or shown again: screens, searches and figures change with it. */
export async function followHiding(
  deps: Deps,
  tx: Tx,
  { kind, targetId, targetSeq, personId }: Pick<CaseRow, 'kind' | 'targetId' | 'targetSeq' | 'personId'>,
): Promise<void> {
  if (kind === 'message') await republishMessage(deps, tx, targetId, targetSeq)
  if (kind === 'profile') await refreshListing(deps, tx, personId)
  if (kind === 'review') await queueReviewHiding(deps, tx, targetId)
}
