import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { newClient } from '../database/connections.ts'
import { StartupError } from '../process/startup-error.ts'
import { type ApplicationRole, databaseName, ensureApplicationDatabase } from './application-database.ts'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { ensureCluster, roleName } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { type Home, openHome } from './home.ts'
import { type KeeperReports, keepRunning } from './keep-running.ts'
import {
  findRunning,
  logFileOf,
  type ServerOptions,
  type ServerProcess,
  startServer,
  stopServer,
} from './server-process.ts'

export type EmbeddedPostgres = {
  url: string
  appUrl: string
  adopted: boolean
  folder: string
  readonly pid: number
  announce(address: string): void
  /** Writes all to the disk, so that a start after a crash has little to recover. */
  checkpoint(): Promise<void>
  /** From now on starts the server again, on the same port, whenever it ends unexpectedly. */
  keepRunning(reports: KeeperReports): void
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  fsync?: boolean
  /** For what takes more than one process. */
  maxConnections?: number
  /** Of PostgreSQL, in place of ours: for what is measured on more rows than ours are for. */
  settings?: Record<string, string>
}

/** Throws FolderBusyError if another process uses the folder, StartupError for what the operator can fix. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, fsync = true, maxConnections, settings } = options
  const home = await openHome(dataDir)
  const lock = lockFolder(home.folder, dataDir)
  try {
    const binaries = await prepareBinaries(home.user)
    const password = await ensureCluster(home, binaries, { fsync })
    const adopted = await adopt(home, binaries, password)
    let server = adopted ?? (await launch(home, binaries, password, { fsync, maxConnections, settings }))
    const application = await asOwner(server, password, ensureApplicationDatabase)
    log(
      adopted ? `took over the PostgreSQL left running by a killed process` : `started PostgreSQL ${binaries.version}`,
    )

    let stopping: Promise<void> | undefined
    let keeper: ReturnType<typeof keepRunning> | undefined
    const end = async () => {
      await keeper?.stop()
      await stopServer(server, home, binaries, fsync ? 'fast' : 'immediate')
    }
    return {
      url: urlOf(server, { name: roleName, password }, databaseName),
      appUrl: urlOf(server, application, databaseName),
      adopted: adopted !== undefined,
      folder: home.folder,
      get pid() {
        return server.pid
      },
      announce: lock.announce,
      checkpoint: () => asOwner(server, password, async (client) => void (await client.query('checkpoint'))),
      keepRunning(reports) {
        const restart = async () => {
          server = await launch(home, binaries, password, { fsync, maxConnections, settings, port: server.port })
        }
        keeper = keepRunning(() => server.hasExited(), restart, reports)
      },
      stop() {
        stopping ??= end().finally(lock.release)
        return stopping
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

const maintenanceDatabase = 'postgres'

const urlOf = (server: ServerProcess, { name, password }: ApplicationRole, database: string) =>
  `postgresql://${name}:${password}@127.0.0.1:${server.port}/${database}`

async function adopt(home: Home, binaries: Binaries, password: string): Promise<ServerProcess | undefined> {
  const running = await findRunning(home)
  if (!running) return undefined
  const folder = await waitForAnswer(running, password)
  if (folder === home.cluster) return running
  // It runs on our cluster but reports another path: the data folder was moved while no process of ours was running.
  if (folder) await stopServer(running, home, binaries, 'fast')
  return undefined
}

async function launch(
  home: Home,
  binaries: Binaries,
  password: string,
  { port, ...options }: Pick<ServerOptions, 'fsync' | 'maxConnections' | 'settings'> & { port?: number },
): Promise<ServerProcess> {
  // The port may be taken meanwhile. After a kill, the old backends need seconds to exit, on a busy machine many.
  const deadline = Date.now() + 30_000
  for (;;) {
    // Somebody else may have started it again, as `pg_ctl restart` does.
    const running = port && (await adopt(home, binaries, password))
    if (running && running.port === port) return running
    if (running) await stopServer(running, home, binaries, 'fast')
    const server = await startServer(home, binaries, { ...options, port })
    if ((await waitForAnswer(server, password)) === home.cluster) return server
    // Not its last words only: each backend of a killed server says that it ends, after the reason this one gave.
    const words = await server.readLog()
    if (Date.now() > deadline || !/could not bind|shared memory block|postmaster\.pid" already exists/.test(words)) {
      const lastWords = words.trimEnd().split('\n').slice(-8).join('\n')
      throw new StartupError(
        `The built-in PostgreSQL did not start. The end of its log, ${logFileOf(home)}:\n${lastWords}`,
      )
    }
    await pause(50)
  }
}

/** However long recovery takes. Returns the reported data directory, to verify the port. Undefined on exit. */
async function waitForAnswer(server: ServerProcess, password: string): Promise<string | undefined> {
  // Each question costs a process of PostgreSQL, which takes processor time from its recovery.
  for (let waitMs = 10; !server.hasExited(); waitMs = Math.min(waitMs * 1.5, 100)) {
    const folder = await askFolder(server, password)
    if (folder) return folder
    await pause(waitMs)
  }
  return undefined
}

async function askFolder(server: ServerProcess, password: string): Promise<string | undefined> {
  const client = maintenanceClient(server, password)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory
  } catch (error) {
    const refusal = (error as { code?: string }).code ?? ''
    // 28…: our password is wrong. Other errors: not listening yet, starting up, recovering, shutting down.
    if (!refusal.startsWith('28')) return undefined
    throw new StartupError(`What listens on port ${server.port} is not Guildhall's database: it refuses our password.`)
  } finally {
    await client.end().catch(() => {})
  }
}

async function asOwner<T>(
  server: ServerProcess,
  password: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = maintenanceClient(server, password)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const maintenanceClient = (server: ServerProcess, password: string) =>
  newClient({ connectionString: urlOf(server, { name: roleName, password }, maintenanceDatabase) })
