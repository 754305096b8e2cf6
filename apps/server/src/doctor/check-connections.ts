import { queryPlanned } from '../platform/database/database.ts'
import { type Finding, type OpenPatient, ok, problem, warning } from './finding.ts'

/** As docs/operations.md says: for requests, jobs, an audit and what listens. */
const ofOneProcess = 36
const fullShare = 0.85

/** Neither limit counts for a superuser; -1 is none. `room`: without the connections that are kept for superusers. */
const text = `select
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true), '0')::int as room,
  (select sum(numbackends) from pg_stat_database)::int as used,
  (select case when rolsuper then -1 else rolconnlimit end from pg_roles where rolname = current_user) as "ofRole",
  (select case when (select rolsuper from pg_roles where rolname = current_user) then -1 else datconnlimit end
     from pg_database where datname = current_database()) as "ofDatabase"`

export async function checkConnections({ database: { db } }: OpenPatient): Promise<Finding[]> {
  const [row] = await queryPlanned<{ room: number; used: number; ofRole: number; ofDatabase: number }>(db, text, [])
  if (!row) return []
  const allowed = Math.min(row.room, ...[row.ofRole, row.ofDatabase].filter((limit) => limit >= 0))
  const todo =
    'Raise max_connections of PostgreSQL, or the CONNECTION LIMIT of the role or database, to 40 for each process.'
  if (allowed < ofOneProcess) {
    const what = `The database takes ${allowed} connections, and one process of Guildhall opens up to ${ofOneProcess}.`
    return [problem(what, todo)]
  }
  if (row.used > row.room * fullShare) {
    return [warning(`${row.used} of the ${row.room} connections to PostgreSQL are in use.`, todo)]
  }
  return [ok(`The database takes ${allowed} connections, and ${row.used} are in use.`)]
}
