import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'
import { parseEnvironment } from '../bench/failover/settings-file.ts'
import { checkout } from './machine.ts'
import { openNetwork } from './network.ts'

type Service = {
  image: string
  command?: string[]
  user?: string
  environment?: Record<string, string | number>
  env_file?: (string | { path: string; required: boolean })[]
  network_mode?: string
  networks?: { guildhall: { ipv4_address: string } }
  ports?: string[]
  volumes?: string[]
  configs?: { source: string; target: string }[]
  depends_on?: string[] | Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  restart: string
}
export type Scale = {
  services: Record<string, Service>
  configs: Record<string, { content: string }>
  networks: { guildhall: { ipam: { config: { subnet: string; gateway: string }[] } } }
  volumes: Record<string, null>
}

/** What stands for a program that this machine does not have. `folderOf` is where a volume lies. */
type StandIn = (command: string[], folderOf: (volume: string) => string) => string[]

type Options = {
  /** By image. Services of one that is neither here nor of Debian's programs are left out. */
  standIns: Record<string, StandIn>
  /** Runs a service of our own image with this environment behind these words. */
  startOurs: (behind: string[], env: Record<string, string>) => { isHealthy(): Promise<boolean> }
}

export const engines = 'guildhall-engines'
export const ownImage = 'guildhall'

/**
 * Carries a compose file out without a container engine: a service with an address is a machine of a network, one with
 * `network_mode` runs on it, with its files mounted where the service wants them and nothing in its environment but what it says. Linux, as root.
 */
export async function carryOut({ services, configs, networks }: Scale, { standIns, startOurs }: Options) {
  const scratch = mkdtempSync('/dev/shm/guildhall-install-') // a file system that an overlay can lie on
  chmodSync(scratch, 0o755)
  const folderOf = (volume: string) => path.join(scratch, 'volumes', volume)
  const network = openNetwork()
  const closing: (() => Promise<unknown>)[] = []
  const healthy = new Map<string, () => Promise<boolean>>()
  const ended = new Map<string, Promise<{ code: number | null; output: string }>>()
  const gateway = networks.guildhall.ipam.config[0]?.gateway ?? ''

  function machineOf(name: string): string {
    const service = services[name]
    const owner = service?.network_mode?.replace('service:', '') ?? name
    const address = services[owner]?.networks?.guildhall.ipv4_address
    if (!address) throw new Error(`${name} has no address`)
    return network.machineAt(address)
  }

  async function start(name: string, service: Service) {
    for (const [needed, { condition }] of dependencies(service)) await fulfills(needed, condition)
    const machine = machineOf(name)
    const env = { ...environmentOf(service), PATH: process.env.PATH ?? '' }
    if (service.image === ownImage) {
      const started = startOurs(['ip', 'netns', 'exec', machine], environmentOf(service))
      healthy.set(name, () => started.isHealthy())
      return
    }
    const standIn = service.image === engines ? (command: string[]) => command : standIns[service.image]
    if (!standIn) return
    const folder = path.join(scratch, name)
    const command = standIn(service.command ?? [], folderOf)
    const script = [...mountsOf(service, folder), 'exec "$@"'].join('\n')
    const user = service.user ? ['setpriv', `--reuid=${service.user}`, `--regid=${service.user}`, '--init-groups'] : []
    const behind = ['netns', 'exec', machine]
    const child = spawn('ip', [...behind, 'unshare', '--mount', 'sh', '-ec', script, 'sh', ...user, ...command], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const exit = once(child, 'close')
    ended.set(
      name,
      exit.then(([code]) => ({ code: code as number | null, output })),
    )
    closing.push(() => exit)
    const [, ...test] = service.healthcheck?.test ?? []
    healthy.set(name, async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended:\n${output}`)
      const asked = spawn('ip', [...behind, ...standIn(test, () => '')], { env, stdio: 'ignore' })
      return (await once(asked, 'close'))[0] === 0
    })
  }

  async function fulfills(name: string, condition: string) {
    if (condition === 'service_completed_successfully') {
      const end = await ended.get(name)
      if (end?.code !== 0) throw new Error(`${name} ended with ${end?.code}:\n${end?.output}`)
    } else if (condition === 'service_healthy') {
      while (!(await healthy.get(name)?.())) await pause(200)
    } else if (condition !== 'service_started') throw new Error(`unknown condition ${condition}`)
  }

  /** Files of the checkout and of `configs`, and volumes, over copies of /etc, /run and /var that only this service sees. */
  function mountsOf(service: Service, folder: string): string[] {
    const over = ['etc', 'run', 'var'].map((top) => {
      for (const part of ['upper', 'work']) mkdirSync(path.join(folder, top, part), { recursive: true })
      const at = path.join(folder, top)
      return `mount -t overlay overlay -o lowerdir=/${top},upperdir=${at}/upper,workdir=${at}/work /${top}`
    })
    const bind = (from: string, to: string, make: string) =>
      /^\/(etc|var)\//.test(to)
        ? [`mkdir -p ${path.dirname(to)}`, `test -e ${to} || ${make} ${to}`, `mount --bind ${from} ${to}`]
        : []
    const files = (service.volumes ?? []).flatMap((volume) => {
      const [from = '', to = ''] = volume.split(':')
      if (from.startsWith('./')) return bind(path.join(checkout, from), to, 'touch')
      const own = folderOf(from)
      mkdirSync(own, { recursive: true })
      if (service.user) execFileSync('chown', [`${service.user}:`, own])
      return bind(own, to, 'mkdir')
    })
    const written = (service.configs ?? []).flatMap(({ source, target }) => {
      const file = path.join(folder, source)
      writeFileSync(file, configs[source]?.content ?? '')
      return bind(file, target, 'touch')
    })
    return [...over, ...files, ...written]
  }

  /** What a host would publish: connections to the port that it returns lead there, from the gateway. */
  async function publish(name: string, port: number): Promise<number> {
    const socket = path.join(scratch, `${name}-${port}`)
    const address = services[name]?.networks?.guildhall.ipv4_address
    const pipe = `require('net').createServer((one) => one.on('error', () => {}).pipe(require('net').connect(${port}, '${address}')
      .on('error', () => one.destroy())).pipe(one)).listen('${socket}', () => console.log('listening'))`
    const child = spawn('ip', ['netns', 'exec', network.machineAt(gateway), process.execPath, '-e', pipe], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'close')
    closing.push(() => exit)
    await once(child.stdout, 'data')
    const server = createServer((one) => {
      const other = connect(socket)
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const)
        from.on('error', () => to.destroy()).pipe(to)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(async () => void server.close())
    return (server.address() as { port: number }).port
  }

  const untilHealthy = (name: string) => fulfills(name, 'service_healthy')
  async function close() {
    network.close()
    for (const end of closing.splice(0).reverse()) await end()
    rmSync(scratch, { recursive: true, force: true })
  }
  try {
    for (const name of inOrder(services)) await start(name, services[name] as Service)
  } catch (error) {
    await close()
    throw error
  }
  return { publish, untilHealthy, folderOf, close }
}

function environmentOf({ env_file = [], environment = {} }: Service): Record<string, string> {
  const files = env_file.filter((file) => typeof file === 'string').map((file) => path.join(checkout, file))
  const own = Object.entries(environment).map(([name, value]) => [name, String(value)])
  const read = files.map((file) => parseEnvironment(readFileSync(file, 'utf8')))
  return Object.assign({}, ...read, Object.fromEntries(own))
}

const dependencies = ({ depends_on = [] }: Service) =>
  Array.isArray(depends_on)
    ? depends_on.map((name) => [name, { condition: 'service_started' }] as const)
    : Object.entries(depends_on)

function inOrder(services: Record<string, Service>): string[] {
  const order = new Set<string>()
  const visit = (name: string) => {
    const service = services[name]
    if (!service) throw new Error(`there is no service ${name}`)
    for (const [needed] of dependencies(service)) visit(needed)
    order.add(name)
  }
  // Those without which nothing becomes healthy begin first.
  for (const [name, { image }] of Object.entries(services))
    if (image === engines && name.startsWith('database-')) first(name)
  for (const name of Object.keys(services)) visit(name)
  return [...order]

  function first(name: string) {
    if (!dependencies(services[name] as Service).some(([, { condition }]) => condition !== 'service_started'))
      visit(name)
  }
}

/** Until Patroni says that a primary has two standbys, one of them synchronous. */
export async function becomesWhole(url: string) {
  const roles = async () => {
    const answer = await fetch(`${url}/cluster`)
    const { members } = (await answer.json()) as { members: { role: string; state: string }[] }
    return members.map(({ role, state }) => (/running|streaming/.test(state) ? role : state)).sort()
  }
  const whole = ['leader', 'replica', 'sync_standby']
  await vi.waitUntil(async () => (await roles()).join() === whole.join(), { timeout: 180_000, interval: 500 })
}

/** Until Prometheus reads all three processes. */
export async function watchesThree(url: string) {
  const query = encodeURIComponent('sum(up{job="guildhall"})')
  await vi.waitUntil(
    async () => {
      const answer = await fetch(`${url}/api/v1/query?query=${query}`).catch(() => undefined)
      const { data } = (await answer?.json()) ?? {}
      return data?.result[0]?.value[1] === '3'
    },
    { timeout: 120_000, interval: 500 },
  )
}
