import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startThrowawayPostgres } from '../../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'

const setup = fileURLToPath(new URL('../../setup.cjs', import.meta.url))

/** Guildhall as `npm start` runs it, with the demo marketplace, on a PostgreSQL of its own. */
export async function startGuildhall(settings: Record<string, string> = {}) {
  const postgres = await startThrowawayPostgres()
  const server = await startServerProcess(
    {
      DATABASE_URL: postgres.appUrl,
      DATABASE_MIGRATION_URL: postgres.url,
      GUILDHALL_DEMO: '1',
      // All journeys come from one address.
      RATE_LIMIT_FACTOR: '10000',
      ...settings,
    },
    [setup, '--serve'],
  )
  return {
    url: server.url,
    databaseUrl: postgres.url,
    mailFolder: path.join(server.dataDir, 'mail'),
    async stop() {
      await server.stop()
      await postgres.stop()
    },
  }
}
