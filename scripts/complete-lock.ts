/**
 * Adds the builds for other systems that npm omitted from package-lock.json. npm omits them if the registry lacks them
 * or node_modules exists (https://github.com/npm/cli/issues/4828). Then `npm ci` of npm 11 refuses the file, and other
 * systems get no native packages. Run it after each change of dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = path.join(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const { packages } = lock

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

const missing = Object.entries(packages).flatMap(([place, { dev, optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => place !== '' && !isInReach(place, name))
    .map(([name, version]) => ({ name, entry: describe(name, version, dev) })),
)
for (const { name, entry } of missing) packages[`node_modules/${name}`] = entry
lock.packages = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')))
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} entries added to package-lock.json.`)

function isInReach(place: string, name: string): boolean {
  if (packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]) return true
  if (place === '') return false
  const above = place.lastIndexOf('/node_modules/')
  return isInReach(above < 0 ? '' : place.slice(0, above), name)
}

/** Such as `@scope/tool-linux-arm64-musl`. */
function describe(name: string, version: string, dev?: boolean): Entry {
  const words = name.split(/[/-]/)
  const find = (list: string[]) => list.filter((word) => words.includes(word)).slice(0, 1)
  const os = find(systems)
  const cpu = find(processors)
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}@${version} is not an exact version`)
  if (cpu.length === 0) throw new Error(`the name ${name} does not say which processor it is for`)
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined
  return { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os.length > 0 && { os }) }
}
