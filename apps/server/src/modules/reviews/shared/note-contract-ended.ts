import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { askForReviewsJob } from './review.jobs.ts'

/** Only adds jobs, which take no locks on money. */
export async function noteContractEnded({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, contractId: string): Promise<void> {
  await jobs.add(tx, askForReviewsJob, { contractId })
}
