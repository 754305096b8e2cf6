import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { reviewHidingJob } from './review.jobs.ts'

/**
 * To be called when a review is hidden or shown again, in its transaction. The job has no key: a waiting one could run before
 * the commit, and would swallow this one.
 */
export async function queueReviewHiding({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, reviewId: string): Promise<void> {
  await jobs.add(tx, reviewHidingJob, { reviewId })
}
