import { type Db, queryPlanned } from '../database/database.ts'
import { jobsSchema } from './job-kind.ts'

/** `waiting`: due ones. `failed`: at their last try. Both are at most `countedMost`. */
export type JobCounts = { kind: string; waiting: number; overdueSeconds: number; failed: number }

export const countedMost = 10_000

export function countJobs(db: Db, kinds: readonly string[]): Promise<JobCounts[]> {
  // The first condition is that of an index of pg-boss (job_i11).
  return queryPlanned<JobCounts>(
    db,
    `select kind.name as kind, due.count::float8 as waiting, failed.count::float8 as failed,
       coalesce(extract(epoch from now() - due.first), 0)::float8 as "overdueSeconds"
     from unnest($1::text[]) as kind (name)
     cross join lateral (select count(*) as count, min(start_after) as first from (
       select start_after from ${jobsSchema}.job
       where job.name = kind.name and state < 'active' and not blocked and start_after <= now()
       order by start_after limit ${countedMost}) counted) due
     cross join lateral (select count(*) as count from (
       select from ${jobsSchema}.job where job.name = kind.name and state = 'failed' limit ${countedMost}) counted) failed`,
    [kinds],
  )
}
