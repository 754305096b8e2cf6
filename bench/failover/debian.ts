import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** A program of each package. */
const programs = {
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  iproute2: 'ip',
}

const isThere = (program: string) =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  )

/** Installs what is missing. The services that the packages come with are not started. */
export async function installPrograms(say: (line: string) => void) {
  if (process.getuid?.() !== 0) throw new Error('Machines with networks of their own need root.')
  const missing: string[] = []
  for (const [name, program] of Object.entries(programs)) if (!(await isThere(program))) missing.push(name)
  if (missing.length === 0) return
  say(`Installing ${missing.join(', ')}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], { env })
}

export const changeOwner = (folder: string, user: string) => run('chown', [`${user}:`, folder])
