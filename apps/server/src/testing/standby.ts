import { type ChildProcess, spawn } from 'node:child_process'

import { once } from 'node:events'
import { chown, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { jobKinds } from '../job-kinds.ts'
import { migrateDatabase } from '../platform/database/migrate-database.ts'
import { type Binaries, prepareBinaries } from '../platform/embedded-postgres/binaries.ts'
import { runAs } from '../platform/embedded-postgres/cluster.ts'
import { findFreePort } from '../platform/embedded-postgres/server-process.ts'
import { chooseServiceUser, type ServiceUser } from '../platform/embedded-postgres/service-user.ts'

type Cluster = { folder: string; binaries: Binaries; user: ServiceUser | undefined }

const settings = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'wal_level=replica', 'max_wal_senders=4'],
  ...['fsync=off', 'shared_buffers=16MB', 'autovacuum=off', 'jit=off', 'max_connections=60', 'log_timezone=UTC'],
  ...['timezone=UTC', 'wal_receiver_status_interval=1', 'wal_retrieve_retry_interval=100'],
]

/** A PostgreSQL with our tables, and a standby that follows it. */
export async function startReplicated(folder: string) {
  const user = await chooseServiceUser(folder)
  const binaries = await prepareBinaries(user)
  const cluster = { folder, binaries, user }
  const own = async (name: string) => {
    await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 })
    if (user) await chown(path.join(folder, name), user.uid, user.gid)
  }
  await own('.')
  await own('primary')
  await run(cluster, binaries.initdb, [
    ...[
      '--username=guildhall',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    ...['--locale=C', '--no-sync', '--no-instructions', `--pgdata=${path.join(folder, 'primary')}`],
  ])
  const port = await findFreePort()
  const first = await startServer(cluster, 'primary', port)
  await first.query('create role app login')
  await migrateDatabase(first.urlFor('guildhall'), first.urlFor('app'), jobKinds)
  await first.end('SIGINT')

  await run(cluster, '/bin/cp', ['-a', path.join(folder, 'primary'), path.join(folder, 'standby')])
  await run(cluster, '/usr/bin/touch', [path.join(folder, 'standby', 'standby.signal')])
  const primary = await startServer(cluster, 'primary', port)
  const standbyPort = await findFreePort()
  const follow = `primary_conninfo=host=127.0.0.1 port=${port} user=guildhall dbname=postgres`
  const startStandby = () => startServer(cluster, 'standby', standbyPort, [follow])
  let standby = await startStandby()
  return {
    primary,
    get standby() {
      return standby
    },
    async restartStandby() {
      standby = await startStandby()
    },
    async stop() {
      await Promise.all([standby.end('SIGQUIT'), primary.end('SIGQUIT')])
    },
  }
}

async function startServer({ folder, binaries, user }: Cluster, name: string, port: number, more: string[] = []) {
  const chosen = [...settings, `port=${port}`, ...more].flatMap((setting) => ['-c', setting])
  const child = spawn(binaries.postgres, ['-D', path.join(folder, name), ...chosen], {
    ...runAs(user),
    stdio: process.env.GUILDHALL_TEST_OUTPUT ? 'inherit' : 'ignore',
  })
  const urlFor = (role: string) => `postgresql://${role}@127.0.0.1:${port}/postgres`
  const query = async (text: string) => {
    const client = new pg.Client(urlFor('guildhall'))
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows[0]?.[0]
    } finally {
      await client.end().catch(() => {})
    }
  }
  while (!(await query('select 1').catch(() => undefined))) {
    if (hasEnded(child)) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
    await pause(20)
  }
  return {
    urlFor,
    query,
    pid: child.pid ?? 0,
    /** All of its processes. */
    async signal(signal: NodeJS.Signals) {
      for (const pid of await familyOf(child.pid ?? 0)) sendTo(pid, signal)
    },
    async end(signal: NodeJS.Signals) {
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      for (const pid of await familyOf(child.pid ?? 0)) sendTo(pid, 'SIGCONT') // a test may have stopped it
      child.kill(signal)
      await ended
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

function sendTo(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // one that has just ended
  }
}

async function familyOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

async function run({ user }: Cluster, program: string, args: string[]) {
  const child = spawn(program, args, { ...runAs(user), stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} failed`)
}
