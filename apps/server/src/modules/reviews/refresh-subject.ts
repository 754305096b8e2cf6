import type { Deps } from '../../deps.ts'
import { addRefresh } from './add-refresh.ts'
import { findReview, listSubjectsOf } from './review.queries.ts'

export async function refreshSubject(deps: Deps, { reviewId }: { reviewId: string }): Promise<void> {
  const { db } = deps.database
  const review = await findReview(db, reviewId)
  if (review) await addRefresh(deps, db, [review.subjectId])
}

/** The handler of `authorStandingJob`. */
export async function refreshSubjectsOf(deps: Deps, { authorId }: { authorId: string }): Promise<void> {
  const { db } = deps.database
  await addRefresh(deps, db, await listSubjectsOf(db, authorId))
}
