import { advisoryLocks } from '../apps/server/src/platform/database/advisory-locks.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import type { Finished } from './fault-traffic.ts'

export async function compareWritten({ pool }: Database, acknowledged: readonly string[]) {
  const { rows } = await pool.query<{ title: string }>(
    'select title from projects where not exists (select from contracts where project_id = projects.id)',
  )
  const written = new Set(rows.map(({ title }) => title))
  return {
    lost: acknowledged.filter((title) => !written.has(title)).length,
    doubled: rows.length - written.size,
  }
}

/** Of acknowledged pieces of work, those of which anything is missing or there twice. */
export async function countBroken({ pool }: Database, finished: readonly Finished[]): Promise<number> {
  return count(
    pool,
    `select count(*) from jsonb_to_recordset($1::jsonb) as f ("contractId" uuid, "messageId" uuid)
     left join contracts c on c.id = f."contractId"
     where c.status is distinct from 'completed'
       or (select count(*) from contracts where project_id = c.project_id) <> 1
       or (select count(*) from deliveries where proposal_id = c.proposal_id) <> 1
       or (select count(*) from messages where client_id = f."messageId") <> 1
       or (select count(*) filter (where reason = 'fund') from ledger.entries where chain_id = c.id) <> 1
       or (select count(*) filter (where reason = 'release') from ledger.entries where chain_id = c.id) <> 1`,
    [JSON.stringify(finished)],
  )
}

/** What nobody holds or waits for once all is quiet. */
export async function countLeftovers({ pool }: Database) {
  return {
    // A process holds those of its roles as long as it lives, and that of a job as long as it runs.
    'advisory locks': await count(
      pool,
      `select count(*) from pg_locks where locktype = 'advisory' and classid <> $1 and not (classid = $2 and objid in (
         select hashtext(id::text)::oid from jobs.job where state = 'active'))`,
      [advisoryLocks.role, advisoryLocks.runningJob],
    ),
    'prepared transactions': await count(pool, 'select count(*) from pg_prepared_xacts'),
    'transactions left open': await count(
      pool,
      `select count(*) from pg_stat_activity where application_name = 'guildhall' and state like 'idle in transaction%'
       and state_change < now() - interval '5 seconds'`,
    ),
    'copies of data that nobody makes': await count(
      pool,
      `select count(*) from data_exports e where ready_at is null and failed_at is null and not exists (
         select from jobs.job where data->>'exportId' = e.id::text and state in ('created', 'retry', 'active'))`,
    ),
    'copies of data told as failed': await count(pool, 'select count(*) from data_exports where failed_at is not null'),
    'jobs given up': await count(pool, `select count(*) from jobs.job where state = 'failed'`),
    'jobs overdue': await count(
      pool,
      `select count(*) from jobs.job where state in ('created', 'retry') and start_after < now() - interval '1 minute'`,
    ),
  }
}

async function count(pool: Database['pool'], text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(text, values)
  return Number(rows[0]?.count ?? Number.NaN)
}
