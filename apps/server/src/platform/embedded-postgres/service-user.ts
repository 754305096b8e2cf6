import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { StartupError } from '../process/startup-error.ts'

/** The user PostgreSQL runs as when we are root, which it refuses to be. */
export type ServiceUser = { name: string; uid: number; gid: number }

/**
 * Undefined for an ordinary user: then PostgreSQL runs as that user. For root: the owner of the cluster if there is one
 * already (it may have been made before a `postgres` user existed), else `postgres`, else `nobody`.
 */
export async function chooseServiceUser(clusterFolder: string): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(clusterFolder).catch(() => undefined)
  if (owner && owner.uid !== 0) return { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid }

  const user = findUser('postgres') ?? findUser('nobody')
  if (user) return user
  throw new StartupError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody" to run it as. ' +
      'Start Guildhall as an ordinary user, or set DATABASE_URL.',
  )
}

function findUser(name: string): ServiceUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  // macOS writes nobody's number as -2; the system calls want it unsigned.
  return uid && gid ? { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}
