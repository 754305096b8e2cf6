import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { runAs } from '../apps/server/src/platform/embedded-postgres/cluster.ts'
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { chooseServiceUser } from '../apps/server/src/platform/embedded-postgres/service-user.ts'
import { debianLibraries, debianProgram, isListening } from './debian-packages.ts'

/** The folder of the programs of the PostgreSQL that this Debian comes with, which its pgBackRest knows, or undefined. */
export function findDebianPostgres(): string | undefined {
  const { stdout } = spawnSync('apt-cache', ['depends', 'postgresql'], { encoding: 'utf8' })
  const name = /postgresql-(\d+)/.exec(stdout ?? '')
  if (!name) return undefined
  const bin = `usr/lib/postgresql/${name[1]}/bin`
  if (existsSync(`/${bin}/initdb`)) return `/${bin}`
  const initdb = debianProgram(name[0], `${bin}/initdb`)
  return initdb && path.dirname(initdb)
}

/** A PostgreSQL of Debian that somebody runs by themselves. `programs`: folders to find what it calls. */
export async function makeOwnPostgres(bin: string, programs: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-own-'))
  const user = await chooseServiceUser(folder)
  const own = (name: string) => {
    const place = path.join(folder, name)
    mkdirSync(place, { recursive: true, mode: 0o700 })
    if (user) chownSync(place, user.uid, user.gid)
    return place
  }
  chmodSync(folder, 0o755)
  const [data, sockets, home] = [own('data'), own('sockets'), own('home')]
  const port = await findFreePort()
  const env: NodeJS.ProcessEnv = {
    PATH: [...programs, bin, process.env.PATH].join(':'),
    LD_LIBRARY_PATH: debianLibraries(),
    HOME: home,
  }
  const as = { ...runAs(user), env, cwd: home }
  const superuser = 'postgres'
  execFileSync(
    path.join(bin, 'initdb'),
    [`--username=${superuser}`, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', `--pgdata=${data}`],
    { ...as, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  let child: ChildProcess
  const value = async (text: string, database = superuser): Promise<unknown> => {
    const client = new pg.Client(url(superuser, database))
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows?.[0]?.[0]
    } finally {
      await client.end().catch(() => {})
    }
  }
  const url = (role: string, database: string) => `postgresql://${role}@127.0.0.1:${port}/${database}`
  return {
    ...{ folder, data, sockets, port, env, own, url },
    async start() {
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${sockets}`]
      child = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
        ...as,
        stdio: process.env.GUILDHALL_TEST_OUTPUT ? 'inherit' : 'ignore',
      })
      // It listens before it lets anybody in.
      while (!(await value('select true').catch(() => false))) {
        if (!(await isListening(port, child))) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
        await pause(50)
      }
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
    /** The first value, as the superuser. */
    value,
    /** Without a last checkpoint, and a last file for the archive. */
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    /** A line of a shell, as the user of PostgreSQL. What it printed. */
    async shell(line: string): Promise<string> {
      const shell = spawn('sh', ['-c', line], { ...as, stdio: ['ignore', 'pipe', 'pipe'] })
      const [stdout, stderr, [status]] = await Promise.all([
        text(shell.stdout),
        text(shell.stderr),
        once(shell, 'close'),
      ])
      if (status !== 0) throw new Error(`${line}\nended with ${status}: ${stdout}${stderr}`)
      return stdout
    },
    // After a kill, its processes end by themselves, and some still write.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  }
}
