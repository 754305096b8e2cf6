import { queryPlanned } from '../platform/database/database.ts'
import { type Finding, type OpenInstallation, ok, warning } from './finding.ts'

const text = `select rolname as name, rolsuper as "isSuperuser",
  exists (select from pg_class where pg_has_role(r.oid, relowner, 'usage') and relnamespace in
    (select oid from pg_namespace where nspname in ('public', 'ledger', 'jobs'))) as "ownsTables"
  from pg_roles r where rolname = current_user`

/** The built-in PostgreSQL makes its own roles anew at each start. */
export async function checkRole({ config: { databaseUrl }, database: { db } }: OpenInstallation): Promise<Finding[]> {
  if (databaseUrl === undefined) return []
  const [role] = await queryPlanned<{ name: string; isSuperuser: boolean; ownsTables: boolean }>(db, text, [])
  if (!role?.isSuperuser && !role?.ownsTables) return [ok('The role in DATABASE_URL owns nothing.')]
  const rights = role.isSuperuser ? 'is a superuser' : 'owns the tables'
  return [
    warning(
      `The role ${role.name} in DATABASE_URL ${rights}, so a mistake in the server could change the schema and the ledger.`,
      'Set DATABASE_MIGRATION_URL to the owner, and DATABASE_URL to a role that may only connect.',
    ),
  ]
}
