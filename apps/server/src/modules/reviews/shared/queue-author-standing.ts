import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { authorStandingJob } from './review.jobs.ts'

/**
 * To be called when a suspension begins or ends, in its transaction: the reviews of that author are hidden or shown. The job
 * has no key: a waiting one could run before the commit.
 */
export async function queueAuthorStanding({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, authorId: string): Promise<void> {
  await jobs.add(tx, authorStandingJob, { authorId })
}
