import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { reviewHidingJob } from './review.jobs.ts'

/**
 * A review was hidden or shown again in `tx`. Lists ask for it, figures are computed by a job. It has no key: one that waits
 * already could run before `tx` is committed, and would swallow this one.
 */
export async function noteReviewHiding({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, reviewId: string): Promise<void> {
  await jobs.add(tx, reviewHidingJob, { reviewId })
}
