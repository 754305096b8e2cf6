import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { findReview } from '../review.queries.ts'
import { refreshFiguresJob } from './review.jobs.ts'

/** A review was hidden or is shown again: the figures of the person it is about change. */
export async function refreshReviewed({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, reviewId: string): Promise<void> {
  const review = await findReview(tx, reviewId)
  if (review) await jobs.add(tx, refreshFiguresJob, { userId: review.subjectId }, { key: review.subjectId })
}
