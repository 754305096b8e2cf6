import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { StartupError } from '../process/startup-error.ts'

/** PostgreSQL refuses to run as root. */
export type ServiceUser = { name: string; uid: number; gid: number }

/** Undefined unless we are root. The owner of an existing cluster, else `postgres`, else `nobody`. */
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
  // macOS gives the id of `nobody` as -2; system calls need it unsigned.
  return uid && gid ? { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}
