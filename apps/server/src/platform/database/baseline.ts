import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartupError } from '../process/startup-error.ts'

/**
 * The first migration has the date of the last of those it replaces, so a database that has them all has nothing to do. One
 * that lacks some has no way to the baseline.
 */
export async function refuseOlderThanBaseline(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rows[0]?.exists) return
  const { rows: last } = await client.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')
  const at: number | null = last[0]?.at
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (at === null || !baseline || at >= baseline.folderMillis) return
  throw new StartupError(
    'The database has the tables of an early development version, which this version cannot bring up to date. ' +
      'Start the last version with separate migrations on it first, or use an empty database.',
  )
}
