import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/shared/notify.ts'
import { addRefresh } from './add-refresh.ts'
import { listReviewsOf, type ReviewRow } from './review.queries.ts'

/** Reviews become public by date; this only tells people, once each. Of a review they cannot read, they are not told. */
export async function revealReviews(deps: Deps, { contractId }: { contractId: string }): Promise<void> {
  const { db } = deps.database
  const revealed = await db.transaction(async (tx) => {
    const now = deps.clock()
    const rows = (await listReviewsOf(tx, contractId)).filter(({ revealedAt }) => revealedAt <= now)
    await notify(deps, tx, rows.filter((row) => row.isShownToOthers).map(noticeOf))
    return rows
  })
  await addRefresh(
    deps,
    db,
    revealed.map(({ subjectId }) => subjectId),
  )
}

function noticeOf({ id, contractId, title, subjectId, authorId, authorName }: ReviewRow) {
  const facts = { contractId, projectTitle: title, actorId: authorId, actorName: authorName }
  return { userId: subjectId, kind: 'review.revealed' as const, facts, event: id }
}
