import type { Deps } from '../../../deps.ts'
import { addRefresh } from './add-refresh.ts'
import { findReview } from './review.queries.ts'
import { revealReviewsJob } from './shared/review.jobs.ts'
import { listRevealedSinceSuspension, listSubjectsOf } from './suspended-author.queries.ts'

export async function refreshSubject(deps: Deps, { reviewId }: { reviewId: string }): Promise<void> {
  const { db } = deps.database
  const review = await findReview(db, reviewId)
  if (review) await addRefresh(deps, db, [review.subjectId])
}

/** The handler of `authorSuspensionJob`. What became public during a suspension is told after it. */
export async function refreshSubjectsOf(deps: Deps, { authorId }: { authorId: string }): Promise<void> {
  const { db } = deps.database
  await addRefresh(deps, db, await listSubjectsOf(db, authorId))
  const untold = await listRevealedSinceSuspension(db, { authorId, now: deps.clock() })
  await deps.jobs.addMany(
    db,
    revealReviewsJob,
    untold.map((contractId) => ({ data: { contractId } })),
  )
}
