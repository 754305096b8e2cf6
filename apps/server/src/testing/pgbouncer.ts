import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { debianLibraries, debianProgram, isListening } from '../../../../install-tests/debian-packages.ts'
import { findFreePort } from '../platform/embedded-postgres/server-process.ts'

const nobody = 65_534

/** Undefined where Debian's cannot be had. */
export const findPgbouncer = () => debianProgram('pgbouncer', 'usr/sbin/pgbouncer')

/**
 * A PgBouncer in transaction mode before the database of `databaseUrl`. `options`: of that database, beside where it is. Fewer
 * connections to PostgreSQL than clients, so that these share them.
 */
export async function startPgbouncer(program: string, databaseUrl: string, options = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-pgbouncer-'))
  await chmod(folder, 0o755)
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const ownPort = await findFreePort()
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${port} user=${decodeURIComponent(username)} ${password && `password=${decodeURIComponent(password)}`} ${options}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`,
  )
  let child: ChildProcess

  async function run() {
    child = spawn(program, [file], {
      env: { ...process.env, LD_LIBRARY_PATH: debianLibraries() },
      stdio: process.env.GUILDHALL_TEST_OUTPUT ? 'inherit' : 'ignore',
      ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }), // it refuses to be root
    })
    if (!(await isListening(ownPort, child))) throw new Error(`PgBouncer ended with ${child.exitCode}`)
  }

  async function end(signal: NodeJS.Signals) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await run()
  return {
    url: `postgresql://${username}${password && `:${password}`}@127.0.0.1:${ownPort}/${name}`,
    async restart(signal: NodeJS.Signals) {
      await end(signal)
      await run()
    },
    async stop() {
      await end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
