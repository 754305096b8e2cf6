import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { seedDatabase } from '../seed-database.ts'
import { type RunningServer, startGuildhall } from '../servers.ts'
import { measureLogWrites } from './log-writes.ts'

type Options = { rows: number; say: (line: string) => void; onOpened: (close: () => Promise<unknown>) => void }
export type CostsStage = Awaited<ReturnType<typeof openCostsStage>>

const nobody = { clients: [], viewer: { id: '', email: '', token: '' } }

/** A durable PostgreSQL that counts statements, with projects in it. */
export async function openCostsStage({ rows, say, onOpened }: Options) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-costs-'))
  onOpened(() => rm(folder, { recursive: true, force: true }))
  const dataDir = path.join(folder, 'database')
  const first = await startEmbeddedPostgres({ dataDir })
  const client = new pg.Client(first.url)
  await client.connect()
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await client.query('alter system set max_connections = 200')
  await client.end()
  await first.stop()
  const postgres = await startEmbeddedPostgres({ dataDir })
  onOpened(() => rm(postgres.folder, { recursive: true, force: true })) // as root, it lies elsewhere
  onOpened(postgres.stop)
  say(`${rows.toLocaleString('en-US')} projects.`)
  await seedDatabase(postgres.url, rows)

  return {
    url: postgres.url,
    measureLogWrites: () => measureLogWrites(postgres.folder),
    /** As it is run in production: with a role that owns nothing. */
    async start(role: 'both' | 'web', more: Record<string, string> = {}): Promise<RunningServer> {
      const files = path.join(folder, 'files')
      const settings = { DATABASE_MIGRATION_URL: postgres.url, GUILDHALL_ROLE: role, ...more }
      const server = await startGuildhall(postgres.appUrl, files, nobody, settings)
      onOpened(server.stop)
      return server
    },
    /** With a web process that writes down its pauses. */
    async startWatched() {
      const pausesFile = path.join(folder, 'pauses')
      await writeFile(pausesFile, '')
      const watch = `--import=${new URL('watch-pauses.ts', import.meta.url)}`
      const server = await this.start('web', { NODE_OPTIONS: watch, BENCH_PAUSES: pausesFile })
      return {
        server,
        readPauses: async () => (await readFile(pausesFile, 'utf8')).split('\n').filter(Boolean).map(Number),
      }
    },
  }
}
