import { randomUUID } from 'node:crypto'
import { chmod, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import { canEnter, makeSystemFolder } from './binaries.ts'
import { chooseServiceUser, type ServiceUser } from './service-user.ts'

export type Home = { folder: string; cluster: string; user: ServiceUser | undefined }

/**
 * As root, a cluster that its user cannot reach is in /var/lib/guildhall/clusters/<random name>, and
 * `<dataDir>/postgres` is a symlink.
 */
export async function openHome(dataDir: string): Promise<Home> {
  const entry = path.join(dataDir, 'postgres')
  const user = await chooseServiceUser(path.join(entry, 'cluster'))
  try {
    await mkdir(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 })
    if (!(await exists(entry))) await createHome(dataDir, entry, user)
    const folder = await realpath(entry)
    return { folder, cluster: path.join(folder, 'cluster'), user }
  } catch (error) {
    if (error instanceof StartupError) throw error
    const missing = await readlink(entry).catch(() => undefined)
    throw new StartupError(
      missing && (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `The database of ${dataDir} is kept in ${missing}, which is gone. Put it back, or remove ${entry} to start empty.`
        : `The data folder ${dataDir} cannot be used: ${(error as Error).message}. Set GUILDHALL_DATA_DIR to another folder.`,
    )
  }
}

async function createHome(dataDir: string, entry: string, user: ServiceUser | undefined) {
  if (user) await chmod(dataDir, 0o711)
  if (!user || canEnter(dataDir, user)) {
    await mkdir(entry, { recursive: true, mode: user ? 0o711 : 0o700 })
    if (user) await chmod(entry, 0o711)
    return
  }

  const clusters = await makeSystemFolder('clusters')
  const elsewhere = path.join(clusters, randomUUID())
  await mkdir(elsewhere)
  await chmod(elsewhere, 0o711)
  await symlink(elsewhere, entry).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Also true for a dangling symlink: an unmounted disk must not look like a new installation. */
const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )
