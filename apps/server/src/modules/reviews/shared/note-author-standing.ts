import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { authorStandingJob } from './review.jobs.ts'

/** A suspension begins or ends in `tx`. The job has no key: a waiting one could run before the commit. */
export async function noteAuthorStanding({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, authorId: string): Promise<void> {
  await jobs.add(tx, authorStandingJob, { authorId })
}
