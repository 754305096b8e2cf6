import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { roleName } from './cluster.ts'

export const databaseName = 'guildhall'
const applicationRole = 'guildhall_app'

/** The application's role. The password holds until the next start. */
export type ApplicationRole = { name: string; password: string }

/**
 * Creates the database and the application's role unless they exist. The role can connect to this database only; its
 * privileges are granted after the migrations. It gets a new password at each start, so none is stored. `owner` is
 * connected as the cluster's superuser.
 */
export async function ensureApplicationDatabase(owner: pg.Client): Promise<ApplicationRole> {
  const { rowCount: databases } = await owner.query('select from pg_database where datname = $1', [databaseName])
  if (databases === 0) await owner.query(`create database ${databaseName} owner ${roleName}`)

  const password = randomBytes(24).toString('hex')
  const { rowCount: roles } = await owner.query('select from pg_roles where rolname = $1', [applicationRole])
  if (roles === 0) await owner.query(`create role ${applicationRole}`)
  await owner.query(
    `alter role ${applicationRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  )
  await owner.query(`revoke all on database ${databaseName}, postgres, template1 from public`)
  await owner.query(`grant connect on database ${databaseName} to ${applicationRole}`)
  return { name: applicationRole, password }
}
