import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Db, queryPlanned } from './database.ts'
import { findLastMigration } from './last-migration.ts'
import { migrationsFolder } from './migrate-database.ts'

/** As the role that migrates. Drizzle carries out what is later than the last one it has recorded. */
export async function findMigrationState(db: Db): Promise<{ pending: number; isNewer: boolean }> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const last = (await findLastMigration((text) => queryPlanned(db, text, []))) ?? 0
  return { pending: known.filter((one) => one > last).length, isNewer: last > Math.max(...known) }
}
