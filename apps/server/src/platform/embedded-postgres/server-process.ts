import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, readFileSync, readlinkSync } from 'node:fs'
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../process/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { runAs } from './cluster.ts'
import type { Home } from './home.ts'

export type ServerProcess = { pid: number; port: number; hasExited(): boolean }
export type ServerOptions = {
  fsync: boolean
  maxConnections: number | undefined
  settings: Record<string, string> | undefined
  port: number | undefined
}
/** `readLog`: what its log got since, from it and from what is left of the one before. */
export type StartedProcess = ServerProcess & { readLog(): Promise<string> }

/** Fits a laptop and 100,000 projects. Everything else is PostgreSQL's default. */
const settings = {
  listen_addresses: '127.0.0.1',
  // No socket file: /tmp is shared with all users, and paths below a checkout are often too long.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1', // for SSDs
  jit: 'off', // compiling takes longer than our short queries
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  log_timezone: 'UTC',
  timezone: 'UTC',
  // After a crash it makes sure that its files are on the disk. One sync of the file system takes a fraction of the time of one for each file.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
} as const

const forgetfulSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  scram_iterations: '1', // the usual 4,096 take longer than most of what a new connection is for
} as const

/** Trusts `postmaster.pid` only if it is a PostgreSQL on our cluster: the pid may have been reused. */
export async function findRunning(home: Home): Promise<ServerProcess | undefined> {
  const pidFile = path.join(home.cluster, 'postmaster.pid')
  const words = await readFile(pidFile, 'utf8').catch(() => '')
  const [pid, , , port] = words.split('\n').map(Number)
  if (!pid) return undefined
  if (port && isPostgresOn(home.cluster, pid)) return { pid, port, hasExited: () => !isPostgresOn(home.cluster, pid) }

  // PostgreSQL removes a stale file unless a live process has that pid, other than its parent: so we write ours.
  // Removing the file would lose the shared memory that backends of the dead server may still use.
  if (isAlive(pid)) await writeFile(pidFile, words.replace(String(pid), String(process.pid)))
  return undefined
}

function isPostgresOn(cluster: string, pid: number) {
  const command = commandOf(pid)
  if (process.platform !== 'linux') return command.includes(cluster)
  try {
    return command.includes('postgres') && readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return command.includes(cluster) // in some containers even root cannot read the working directory of other processes
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  const [program, ...args] =
    process.platform === 'win32'
      ? [
          'powershell',
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ]
      : ['ps', '-o', 'args=', '-p', String(pid)]
  return spawnSync(program ?? '', args, { encoding: 'utf8' }).stdout ?? ''
}

/** Starts PostgreSQL on the cluster. It survives if we are killed, and the next start adopts it. */
export async function startServer(home: Home, binaries: Binaries, options: ServerOptions): Promise<StartedProcess> {
  const port = options.port ?? (await findFreePort())
  const chosen = {
    ...settings,
    ...(options.fsync ? {} : forgetfulSettings),
    ...(options.maxConnections && { max_connections: String(options.maxConnections) }),
    ...options.settings,
    port: String(port),
  }
  const log = await openLog(logFileOf(home))
  try {
    const { size: begin } = await log.stat()
    const child = spawn(
      binaries.postgres,
      ['-D', home.cluster, ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Detached, so that Ctrl+C reaches only us and we can stop both in the right order.
      { ...runAs(home.user), detached: true, stdio: ['ignore', log.fd, log.fd] },
    )
    await once(child, 'spawn')
    child.unref()
    return {
      pid: child.pid ?? 0,
      port,
      hasExited: () => child.exitCode !== null || child.signalCode !== null,
      readLog: () => readLogFrom(home, begin).catch(() => ''),
    }
  } catch (error) {
    throw new StartupError(
      `The built-in PostgreSQL cannot be run: ${(error as Error).message}. Set DATABASE_URL to use another.`,
    )
  } finally {
    await log.close()
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a numbered port')
  return address.port
}

export async function stopServer(server: ServerProcess, home: Home, binaries: Binaries, mode: 'fast' | 'immediate') {
  const signal = (wanted: 'fast' | 'immediate') => {
    if (process.platform === 'win32') {
      spawnSync(binaries.pgCtl, ['stop', '-D', home.cluster, '-m', wanted, '-W'], {
        ...runAs(home.user),
        stdio: 'ignore',
      })
      return
    }
    try {
      process.kill(server.pid, wanted === 'fast' ? 'SIGINT' : 'SIGQUIT')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // ESRCH: it has ended already
    }
  }

  const patienceMs = 60_000
  const deadline = Date.now() + patienceMs
  if (!server.hasExited()) signal(mode)
  while (!server.hasExited()) {
    if (Date.now() > deadline) signal('immediate')
    await pause(10)
  }
}

/** At most 256 kB. */
const readLogFrom = (home: Home, begin: number) =>
  text(createReadStream(logFileOf(home), { start: begin, end: begin + 256 * 1024 - 1 }))

export const logFileOf = (home: Home) => path.join(home.folder, 'server.log')

async function openLog(file: string) {
  const largestBytes = 10_000_000
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size > largestBytes) await rename(file, `${file}.old`)
  return open(file, 'a', 0o600)
}
