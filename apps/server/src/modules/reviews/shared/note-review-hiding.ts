import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { reviewHidingJob } from './review.jobs.ts'

/** The job has no key: a waiting one could run before the commit, and would swallow this one. */
export async function noteReviewHiding({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, reviewId: string): Promise<void> {
  await jobs.add(tx, reviewHidingJob, { reviewId })
}
