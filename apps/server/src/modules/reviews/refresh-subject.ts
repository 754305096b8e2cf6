import type { Deps } from '../../deps.ts'
import { addRefresh } from './add-refresh.ts'
import { findReview } from './review.queries.ts'

export async function refreshSubject(deps: Deps, { reviewId }: { reviewId: string }): Promise<void> {
  const { db } = deps.database
  const review = await findReview(db, reviewId)
  if (review) await addRefresh(deps, db, [review.subjectId])
}
