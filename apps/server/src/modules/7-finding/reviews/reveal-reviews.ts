import type { DomainEvent } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { addRefresh } from './add-refresh.ts'
import { listReviewsOf, type ReviewRow } from './review.queries.ts'

/** Reviews become public by date; this only tells people, once each. Of a review they cannot read, they are not told. */
export async function revealReviews(deps: Deps, { contractId }: { contractId: string }): Promise<void> {
  const { db } = deps.database
  const shown = await db.transaction(async (tx) => {
    const now = deps.clock()
    const rows = (await listReviewsOf(tx, contractId)).filter(({ revealedAt }) => revealedAt <= now)
    await deps.events.record(tx, now, ...rows.filter((row) => row.isShownToOthers).map(revealed))
    return rows
  })
  await addRefresh(
    deps,
    db,
    shown.map(({ subjectId }) => subjectId),
  )
}

function revealed({
  id,
  contractId,
  title,
  subjectId,
  authorId,
  authorName,
}: ReviewRow): DomainEvent<'review.revealed'> {
  const context = { reviewId: id, contractId, projectTitle: title, authorId, authorName }
  return { kind: 'review.revealed', actorId: null, about: { personId: subjectId }, context }
}
