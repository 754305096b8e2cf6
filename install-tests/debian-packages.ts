import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'

const checkout = path.join(import.meta.dirname, '..')
const cache = path.join(checkout, '.cache', 'debian')
const root = path.join(cache, 'root')

/**
 * The path of a program from a Debian package, downloaded and unpacked with the libraries the package names, without
 * root. Undefined where there is no apt, or it has nothing to download from; CI must have it.
 */
export function debianProgram(packageName: string, program: string): string | undefined {
  return unpacked(program, () => {
    const depends = run('apt-cache', ['depends', '--important', packageName])
    const libraries = [...depends.matchAll(/Depends: ((?:lib|zlib)\S+)/g)].map(([, name = '']) => name)
    return [packageName, ...libraries.filter((name) => name !== 'libc6')]
  })
}

/** Where Debian's Python finds the modules of a package of it, with all that it needs and this machine lacks, likewise. */
export function debianModules(packageName: string): string | undefined {
  const modules = 'usr/lib/python3/dist-packages'
  const found = unpacked(path.join(modules, packageName.replace('python3-', '')), () => {
    const plan = run('apt-get', ['install', '--simulate', '--no-install-recommends', packageName])
    return [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
  })
  return found && path.dirname(found)
}

function unpacked(place: string, findPackages: () => string[]): string | undefined {
  const file = path.join(root, place)
  if (existsSync(file)) return file
  try {
    mkdirSync(cache, { recursive: true })
    run('apt-get', ['download', ...findPackages()])
    for (const archive of readdirSync(cache).filter((name) => name.endsWith('.deb'))) {
      run('dpkg', ['-x', archive, root])
    }
  } catch (error) {
    if (process.env.CI && process.platform === 'linux') throw error // there, nothing may be left out in silence
    return undefined
  }
  return existsSync(file) ? file : undefined
}

/** Where the programs find the libraries they came with. */
export function debianLibraries(): string {
  return ['lib', 'usr/lib']
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((triplet) => path.join(folder, triplet)))
    .join(':')
}

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: cache, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Waits until the program listens; false when it ends before. */
export async function isListening(port: number, child: ChildProcess, host = '127.0.0.1'): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, host)
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}
