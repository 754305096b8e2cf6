import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Db, migrationsFolder, queryPlanned } from './database.ts'

/** As the role that migrates. Drizzle carries out what is later than the last one it has recorded. */
export async function findMigrationState(db: Db): Promise<{ pending: number; isNewer: boolean }> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const [table] = await queryPlanned<{ exists: boolean }>(
    db,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
    [],
  )
  if (!table?.exists) return { pending: known.length, isNewer: false }
  const [last] = await queryPlanned<{ at: number | null }>(
    db,
    'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
    [],
  )
  const at = last?.at ?? 0
  return { pending: known.filter((one) => one > at).length, isNewer: at > Math.max(...known) }
}
