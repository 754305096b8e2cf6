import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { refreshListingJob } from './listing.jobs.ts'

/** Call it in every transaction that changes what searches show. A job computes the row afterwards. */
export function refreshListing({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  return jobs.add(tx, refreshListingJob, { userId }, { key: userId })
}
