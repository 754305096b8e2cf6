import { queryPlanned } from '../platform/database/database.ts'
import { type Finding, type OpenInstallation, ok, warning } from './finding.ts'

/** `isOwner`: null if it neither owns a table nor has the rights of an owner. */
const text = `select rolname as name, rolsuper as "isSuperuser", relowner = r.oid as "isOwner",
    'REVOKE ' || quote_ident(pg_get_userbyid(relowner)) || ' FROM ' || quote_ident(rolname) as revoke
  from pg_roles r left join lateral (
    select relowner from pg_class where pg_has_role(r.oid, relowner, 'usage') and relnamespace in
      (select oid from pg_namespace where nspname in ('public', 'ledger', 'jobs'))
    order by relowner <> r.oid limit 1
  ) owned on true
  where rolname = current_user`

type Role = { name: string; isSuperuser: boolean; isOwner: boolean | null; revoke: string | null }

/** The built-in PostgreSQL makes its own roles anew at each start. */
export async function checkRole({ config: { databaseUrl }, database: { db } }: OpenInstallation): Promise<Finding[]> {
  if (databaseUrl === undefined) return []
  const [role] = await queryPlanned<Role>(db, text, [])
  if (!role || (!role.isSuperuser && role.isOwner === null)) return [ok('The role in DATABASE_URL owns nothing.')]
  const { name, isSuperuser, isOwner, revoke } = role
  const rights = isOwner ? 'owns the tables' : "has the rights of the tables' owner"
  const todo =
    isSuperuser || isOwner
      ? 'and DATABASE_URL to a role that may only connect'
      : `run ${revoke}, and start the server anew, which grants ${name} what it needs`
  return [
    warning(
      `The role ${name} in DATABASE_URL ${isSuperuser ? 'is a superuser' : rights}, so a mistake in the server could change the schema and the ledger.`,
      `Set DATABASE_MIGRATION_URL to the owner, ${todo}.`,
    ),
  ]
}
