import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { roleName } from './cluster.ts'

export const databaseName = 'guildhall'
const applicationRole = 'guildhall_app'

export type ApplicationRole = { name: string; password: string }

/** A new password at each start, so none is stored. `owner` is the cluster's superuser. */
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
