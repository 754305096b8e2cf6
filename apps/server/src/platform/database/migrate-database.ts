import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { installJobs } from '../jobs/install-jobs.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { refuseOlderThanBaseline } from './baseline.ts'
import { newClient, readCommitted } from './connections.ts'
import { grantUse } from './grants.ts'
import { isOfLaterRelease, migrateInSteps, takeTurnToMigrate } from './migrate-in-steps.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** What Drizzle's own migrator calls with all migrations. */
type Migrator = { dialect: { migrate(...args: unknown[]): Promise<void> }; session: unknown }

/**
 * `url` owns the schema; `appUrl`'s role may use it. Concurrent processes wait for the first one. `until`: as the schema was at
 * the migration of that instant.
 */
export async function migrateDatabase(
  url: string,
  appUrl = url,
  jobKinds: readonly JobKind<object>[] = [],
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const client = newClient({ connectionString: url, ...readCommitted })
  await client.connect()
  try {
    await takeTurnToMigrate(client)
    await refuseOlderThanBaseline(client, migrationsFolder)
    const { dialect, session } = drizzle({ client }) as unknown as Migrator
    const migrations = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= until)
    // One that starts again beside a later release leaves jobs and rights as that has set them.
    if (await isOfLaterRelease(client, migrations)) return
    await migrateInSteps(client, migrations, (some) => dialect.migrate(some, session, { migrationsFolder }))
    await installJobs(url, jobKinds)
    if (appUrl !== url) await grantUse(client, await roleOf(appUrl))
  } finally {
    await client.end()
  }
}

/** We ask the server, since a connection string need not name its role. */
async function roleOf(url: string): Promise<string> {
  const client = newClient({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}
