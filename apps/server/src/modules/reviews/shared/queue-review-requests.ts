import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { askForReviewsJob } from './review.jobs.ts'

/**
 * To be called when a contract ends, in its transaction. What follows for reviews and figures is done by jobs, which lock
 * nothing of the money.
 */
export async function queueReviewRequests({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, contractId: string): Promise<void> {
  await jobs.add(tx, askForReviewsJob, { contractId })
}
