import { type Db, queryText } from '../database/database.ts'
import { jobsSchema } from './job-kind.ts'

export type WaitingJob = { name: string; dueAt: Date; inMs: number }

/** The first waiting job of each kind, soonest first. `inMs`: until it is due, by the database's clock. */
export function findWaitingJobs(db: Db, kinds: readonly string[]): Promise<WaitingJob[]> {
  // The condition is that of an index of pg-boss (job_i11); finished jobs are many more.
  return queryText<WaitingJob>(
    db,
    `select kind.name, first.start_after as "dueAt",
       ceil(extract(epoch from first.start_after - now()) * 1000)::float8 as "inMs"
     from unnest($1::text[]) as kind (name)
     cross join lateral (select min(start_after) as start_after from ${jobsSchema}.job
       where job.name = kind.name and state < 'active' and not blocked) first
     where first.start_after is not null order by first.start_after`,
    [kinds],
  )
}
