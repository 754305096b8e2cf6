import { advisoryLocks, heldLocks } from '../database/advisory-locks.ts'
import { type Db, queryText } from '../database/database.ts'
import { jobsSchema } from './job-kind.ts'

export type LostJob = { name: string; id: string; retryCount: number }

/** Jobs that run by what the queue says, but whose lock nobody holds (`worker-session.ts`): not yet, or no longer. */
export function findLostJobs(db: Db): Promise<LostJob[]> {
  // The condition is that of an index of ours (job_running); finished jobs are many more.
  return queryText<LostJob>(
    db,
    `select name, id, retry_count::float8 as "retryCount" from ${jobsSchema}.job
     where state = 'active' and hashtext(id::text)::oid not in (select objid from ${heldLocks} and classid = $1)`,
    [advisoryLocks.runningJob],
  )
}

/** Waits again, by default not at all. Its process or the database failed, and not the job, so it has as many tries left as before. */
export async function putBack(db: Db, { name, id, retryCount }: LostJob, seconds = 0): Promise<void> {
  await queryText(
    db,
    `update ${jobsSchema}.job set state = 'retry', start_after = now() + make_interval(secs => $4),
       retry_limit = greatest(retry_limit, retry_count) + 1
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [name, id, retryCount, seconds],
  )
}
