import { queryPlanned } from '../platform/database/database.ts'
import { connectionsOfRole, positionConnections } from '../process-connections.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

const fullShare = 0.85

/** One limit on connections, and how many of them are open. */
type Limit = { whose: string; most: number; used: number }

/** Connections kept for superusers are not for us. A limit of -1 is none, and a superuser has no other than the first. */
const text = `with me as (select rolname, rolsuper, rolconnlimit from pg_roles where rolname = current_user)
  select 'PostgreSQL' as whose, current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true), '0')::int as most,
    (select sum(numbackends) from pg_stat_database)::int as used
  union all
  select 'The role ' || rolname, rolconnlimit, (select count(*) from pg_stat_activity where usename = rolname)::int
    from me where not rolsuper and rolconnlimit >= 0
  union all
  select 'The database ' || d.datname, datconnlimit, numbackends from pg_database d join pg_stat_database s on s.datid = d.oid
    where d.datname = current_database() and datconnlimit >= 0 and not (select rolsuper from me)`

export async function checkConnections({ config, database: { db } }: OpenInstallation): Promise<Finding[]> {
  const { role, databaseReplicaUrls } = config
  const positions = databaseReplicaUrls.length > 0 ? positionConnections : 0
  return judgeConnections(await queryPlanned<Limit>(db, text, []), connectionsOfRole[role] + positions)
}

/** `needed`: by one process. */
export function judgeConnections(limits: readonly Limit[], needed: number): Finding[] {
  const todo = `Raise max_connections of PostgreSQL, or the CONNECTION LIMIT of the role or database: each process needs ${needed}, and some should be left.`
  return limits.map(({ whose, most, used }) => {
    if (most < needed) {
      const what = `${whose} allows ${most} connections, and one process of Guildhall opens up to ${needed}.`
      return problem(what, todo)
    }
    const what = `${whose} allows ${most} connections, of which ${used} are in use.`
    return used > most * fullShare ? warning(what, todo) : ok(what)
  })
}
