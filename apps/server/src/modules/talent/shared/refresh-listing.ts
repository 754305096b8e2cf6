import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refreshListingJob } from './talent.jobs.ts'

/**
 * To be called in the transaction that changes what a search shows of a person: their profile, proven skills, completed work
 * or figures. A job computes the row afterwards.
 */
export function refreshListing({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  return jobs.add(tx, refreshListingJob, { userId }, { key: userId })
}
