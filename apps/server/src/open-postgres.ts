import path from 'node:path'
import type { Config } from './platform/config/config.ts'
import { checkDatabases } from './platform/database/check-database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import type { Lifetime } from './platform/process/lifetime.ts'

/** The database of the settings, or the built-in one, which is started. `place`: for people. */
export async function openPostgres(config: Config, lifetime: Lifetime) {
  const { databaseUrl, databaseDirectUrl, databaseMigrationUrl, dataDir } = config
  if (databaseUrl) {
    const urls = await lifetime.step(() => checkDatabases({ databaseUrl, databaseDirectUrl, databaseMigrationUrl }))
    return { ...urls, announce: () => {}, place: placeOf(databaseUrl) }
  }
  const postgres = await lifetime.step(
    () => startEmbeddedPostgres({ dataDir }),
    (started) => started.stop(),
  )
  postgres.keepRunning({
    onLost: () => console.error('\nThe built-in PostgreSQL has ended unexpectedly and is started again.'),
    onBack: () => console.log('The built-in PostgreSQL runs again. Nothing committed is lost.\n'),
    onGivenUp(error) {
      console.error(`\n${(error as Error).message}\nStart Guildhall again; nothing committed is lost.\n`)
      process.exitCode = 1
      process.kill(process.pid, 'SIGTERM')
    },
  })
  const isElsewhere = path.relative(dataDir, postgres.folder).startsWith('..')
  const { url, appUrl } = postgres
  const announce = (address: string) => {
    postgres.announce(address)
    // The first start has written much. A failure only makes a later recovery longer.
    postgres.checkpoint().catch(() => {})
  }
  return {
    url,
    appUrl,
    announce,
    place: isElsewhere ? `built-in PostgreSQL, in ${postgres.folder}` : 'built-in PostgreSQL',
  }
}

function placeOf(databaseUrl: string) {
  const { host, pathname } = new URL(databaseUrl)
  return `${host || 'localhost'}${pathname}`
}
