import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import type { ServiceUser } from './service-user.ts'

export const roleName = 'guildhall'

/** What pg_trgm treats as letters. With plain `C` only ASCII: searches for Cyrillic would use no index. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

export async function ensureCluster(home: Home, binaries: Binaries, options: { fsync: boolean }): Promise<string> {
  const passwordFile = path.join(home.folder, 'password')
  if (existsSync(home.cluster)) {
    await refuseOtherMajor(home, binaries)
    return readFile(passwordFile, 'utf8')
  }

  const password = randomBytes(24).toString('hex')
  await rm(passwordFile, { force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (home.user) await chown(passwordFile, home.user.uid, home.user.gid) // for initdb
  const unfinished = `${home.cluster}.unfinished`
  await initialize(unfinished, passwordFile, binaries, home.user, options)
  if (home.user) await chown(passwordFile, 0, 0)
  await rename(unfinished, home.cluster)
  return password
}

async function refuseOtherMajor(home: Home, binaries: Binaries) {
  // Only its owner can read the folder; another ordinary user cannot even read the version.
  const major = await readFile(path.join(home.cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`The database in ${home.cluster} cannot be read by this user (${error.code}).`)
  })
  if (major.trim() === binaries.major) return
  throw new StartupError(
    `The database in ${home.cluster} was made by PostgreSQL ${major.trim()}, and this release of Guildhall brings ` +
      `PostgreSQL ${binaries.major}. Dump it with the release that made it and load the dump with this one.`,
  )
}

async function initialize(
  folder: string,
  passwordFile: string,
  binaries: Binaries,
  user: ServiceUser | undefined,
  { fsync }: { fsync: boolean },
) {
  const failures: string[] = []
  for (const characterType of characterTypes) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    if (user) await chown(folder, user.uid, user.gid)

    const failure = await runInitdb(binaries.initdb, user, [
      `--pgdata=${folder}`,
      `--username=${roleName}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--no-instructions',
      ...(fsync ? [] : ['--no-sync', '--set=scram_iterations=1']),
    ])
    if (failure === null) return
    failures.push(failure)
  }
  throw new StartupError(`The built-in PostgreSQL could not make its database in ${folder}.\n${failures.join('\n')}`)
}

function runInitdb(initdb: string, user: ServiceUser | undefined, args: string[]) {
  return new Promise<string | null>((resolve) => {
    const child = spawn(initdb, args, { ...runAs(user), stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? null : complaint.trim()))
  })
}

/** An environment without our settings and secrets. */
export function runAs(user: ServiceUser | undefined) {
  const { PATH, SystemRoot, TEMP } = process.env
  return {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  }
}
