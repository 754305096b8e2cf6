import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartupError } from '../process/startup-error.ts'
import { askOver, findLastMigration } from './last-migration.ts'

/**
 * The first migration has the date of the last of those it replaces, so a database that has them all has nothing to do. One
 * that lacks some has no way to the baseline.
 */
export async function refuseOlderThanBaseline(client: pg.Client, migrationsFolder: string): Promise<void> {
  const last = await findLastMigration(askOver(client))
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (last === undefined || !baseline || last >= baseline.folderMillis) return
  throw new StartupError(
    'The database has the tables of an early development version, which this version cannot bring up to date. ' +
      'Start the last version with separate migrations on it first, or use an empty database.',
  )
}
