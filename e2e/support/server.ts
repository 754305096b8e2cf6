import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startThrowawayPostgres } from '../../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'

const setup = fileURLToPath(new URL('../../setup.cjs', import.meta.url))

type Postgres = Awaited<ReturnType<typeof startThrowawayPostgres>>

/** As `npm start` runs it, with the small demo marketplace, on a PostgreSQL of its own. */
export async function startGuildhall(settings: Record<string, string> = {}) {
  const postgres = await startThrowawayPostgres()
  const server = await startOn(postgres, { GUILDHALL_DEMO: 'small', ...settings })
  return {
    url: server.url,
    databaseUrl: postgres.url,
    mailFolder: path.join(server.dataDir, 'mail'),
    takeErrors: server.takeErrors,
    async stop() {
      await server.stop()
      await postgres.stop()
    },
  }
}

/** Without the demo. */
export async function startTwoProcesses() {
  const postgres = await startThrowawayPostgres()
  const start = () => startOn(postgres, { GUILDHALL_DEMO: '0' })
  const [first, second] = await Promise.all([start(), start()])
  return {
    processes: [first, second] as const,
    databaseUrl: postgres.url,
    async stop() {
      await Promise.all([first.stop(), second.stop()])
      await postgres.stop()
    },
  }
}

function startOn(postgres: Postgres, settings: Record<string, string>) {
  return startServerProcess(
    {
      DATABASE_URL: postgres.appUrl,
      DATABASE_MIGRATION_URL: postgres.url,
      // All journeys come from one address.
      RATE_LIMIT_FACTOR: '10000',
      ...settings,
    },
    [setup, '--serve'],
  )
}
