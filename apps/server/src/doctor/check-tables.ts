import { hourMs } from '@guildhall/contract'
import { type Db, queryPlanned } from '../platform/database/database.ts'
import { type Finding, type OpenInstallation, ok, warning } from './finding.ts'

/** As autovacuum leaves about a fifth. */
const dead = { rows: 50_000, share: 0.5 }

export async function checkTables({ database: { db }, owner, clock }: OpenInstallation): Promise<Finding[]> {
  const found = await Promise.all([
    listInvalidIndexes(owner.db),
    listBloated(db),
    findOldTransaction(db, new Date(clock().getTime() - hourMs)),
  ])
  const findings = found.flat()
  if (findings.length > 0) return findings
  const [size] = await queryPlanned<{ megabytes: number }>(
    db,
    'select (pg_database_size(current_database()) / 1048576)::int as megabytes',
    [],
  )
  return [ok(`The database holds ${size?.megabytes.toLocaleString('en')} MB, and its indexes are valid.`)]
}

/** REINDEX CONCURRENTLY leaves these behind when it fails. */
const leftOver = /_cc(new|old)\d*"?$/

/** As the owner: PostgreSQL tells other roles that an index is being built, and not which. */
async function listInvalidIndexes(db: Db): Promise<Finding[]> {
  const rows = await queryPlanned<{ name: string; isHidden: boolean }>(
    db,
    `select indexrelid::regclass::text as name, exists (select from pg_stat_progress_create_index
         where datname = current_database() and index_relid is null) as "isHidden"
       from pg_index where not indisvalid
       and not exists (select from pg_stat_progress_create_index where index_relid = indexrelid) order by 1`,
    [],
  )
  if (rows[0]?.isHidden) {
    return [
      warning(
        'An index is being built by another role, so those that were never finished cannot be told from it.',
        'Run guildhall doctor again after it.',
      ),
    ]
  }
  return rows.map(({ name }) =>
    warning(
      `The index ${name} was never finished, so no search uses it.`,
      `Run ${leftOver.test(name) ? 'DROP' : 'REINDEX'} INDEX CONCURRENTLY ${name}, as the owner of its table.`,
    ),
  )
}

async function listBloated(db: Db): Promise<Finding[]> {
  const rows = await queryPlanned<{ name: string; deadRows: number }>(
    db,
    `select relid::regclass::text as name, n_dead_tup as "deadRows" from pg_stat_user_tables
       where n_dead_tup > $1 and n_dead_tup > n_live_tup * $2::float8 order by n_dead_tup desc limit 5`,
    [dead.rows, dead.share],
  )
  return rows.map(({ name, deadRows }) =>
    warning(
      `The table ${name} still holds ${deadRows.toLocaleString('en')} rows that were changed or deleted.`,
      `Run VACUUM (ANALYZE) ${name}. If it happens again, let autovacuum run more often for this table.`,
    ),
  )
}

/** Only those of this role are seen, unless it may read all statistics. */
async function findOldTransaction(db: Db, before: Date): Promise<Finding[]> {
  const [row] = await queryPlanned<{ pid: number; since: Date }>(
    db,
    `select pid, xact_start as since from pg_stat_activity where datname = current_database() and xact_start < $1
       and pid <> pg_backend_pid() and backend_type = 'client backend' order by xact_start limit 1`,
    [before],
  )
  if (!row) return []
  return [
    warning(
      `A transaction has been open since ${row.since.toISOString()}, and nothing that was deleted since can be cleaned up.`,
      `If nobody needs it, run select pg_terminate_backend(${row.pid}) in the database.`,
    ),
  ]
}
