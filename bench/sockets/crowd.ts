import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../../apps/server/src/platform/embedded-postgres/server-process.ts'
import { insertAudience } from '../audience.ts'
import { quantile } from '../load.ts'
import { nextMessage } from '../next-message.ts'
import { insertListeners, type Person } from '../people.ts'
import { openProcessorTimer, type ProcessorTimer, usedMs, waitedMs } from '../processor-time.ts'
import { residentBytes } from '../servers.ts'
import type { CrowdCount, CrowdOrder, CrowdRecord } from './crowd-process.ts'
import { UrgentRequests } from './urgent-requests.ts'
import { startProcess, type WebProcess } from './web-processes.ts'
import { startGuildhallWorker } from './worker.ts'

export const socketsPerClient = 2_500
const addressesPerClient = 10
const longestMs = 180_000
const lookEveryMs = 250

export type CrowdOptions = { sockets: number; processes: number; settings: Record<string, string> }

type Client = { child: ChildProcess; people: Person[] }

const now = () => performance.timeOrigin + performance.now()

/** People on some web processes, who fetch what they are told of, and again when they come back. */
export class Crowd {
  servers: WebProcess[] = []
  readonly #databaseUrl: string
  readonly #options: CrowdOptions
  readonly #clients: Client[] = []
  #ports: number[] = []
  #timer: ProcessorTimer | undefined
  #closeWorker: () => Promise<void> = async () => {}
  #urgent: UrgentRequests | undefined

  constructor(databaseUrl: string, options: CrowdOptions) {
    this.#databaseUrl = databaseUrl
    this.#options = options
  }

  /** Returns how much memory a socket takes in a web process. */
  async open() {
    const { processes, sockets, settings } = this.#options
    for (let place = 0; place < processes; place += 1) this.#ports.push(await findFreePort())
    await this.#startServers()
    this.#closeWorker = await startGuildhallWorker(this.#databaseUrl, settings)
    this.#timer = await openProcessorTimer(this.#databaseUrl, 0)
    this.#urgent = await UrgentRequests.prepare(this.#databaseUrl)
    const people = await insertListeners(this.#databaseUrl, sockets)
    const before = this.#residentBytes()
    for (let first = 0; first < people.length; first += socketsPerClient) {
      const child = fork(path.join(import.meta.dirname, 'crowd-process.ts'))
      this.#clients.push({ child, people: people.slice(first, first + socketsPerClient) })
    }
    await Promise.all(
      this.#clients.map(({ child, people }, place) =>
        order(child, {
          ...{ kind: 'open', ports: this.#ports, firstAddress: place * addressesPerClient },
          tokens: people.map(({ token }) => token),
        }),
      ),
    )
    return (this.#residentBytes() - before) / sockets
  }

  /** One of the proposals for a project is accepted: all others are told. */
  async tellAll(client: Person) {
    const connection = new pg.Client(this.#databaseUrl)
    await connection.connect()
    const ids = this.#clients.flatMap(({ people }) => people.map(({ id }) => id))
    const { projectId, proposalId } = await insertAudience(connection, client, ids)
    await connection.end()
    await this.#orderAll({ kind: 'hear', path: `/projects/${projectId}` })
    const began = now()
    const stop = await this.#measure()
    await fetch(`http://127.0.0.1:${this.#firstPort}/api/proposals/${proposalId}/accept`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${client.token}` } },
    })
    const others = ids.length - 1 // The one who was accepted is told of something else.
    await this.#until(({ heard, fetched }) => heard >= others && fetched >= others)
    const { heardAt, ...measured } = await stop()
    return {
      ...measured,
      missing: Math.max(0, others - heardAt.length),
      heardMs: heardAt.reduce((last, at) => Math.max(last, at), 0) - began,
    }
  }

  /** All web processes are killed and started again on their ports. */
  async herd(paced: boolean) {
    await this.#orderAll({ kind: 'return', paced })
    await this.#orderAll({ kind: 'take' })
    for (const server of this.servers) server.kill()
    const lostAt = now()
    await this.#startServers()
    const readyAt = now()
    const stop = await this.#measure()
    await this.#until(({ sockets, back, underWay }) => back >= sockets && underWay === 0)
    const { backAt, ...measured } = await stop()
    const after = backAt.map((at) => at - readyAt).toSorted((one, other) => one - other)
    return {
      ...measured,
      ...{ missing: this.#options.sockets - after.length, startMs: readyAt - lostAt },
      ...{ half: quantile(after, 0.5), almostAll: quantile(after, 0.99), last: after.at(-1) ?? Number.NaN },
      mostInASecond: mostInASecond(backAt),
    }
  }

  async close() {
    for (const { child } of this.#clients) child.kill('SIGKILL')
    await this.#timer?.close()
    await Promise.all(this.servers.map((server) => server.stop()))
    await this.#closeWorker()
  }

  async #startServers() {
    const { settings } = this.#options
    this.servers = await Promise.all(this.#ports.map((port) => startProcess(this.#databaseUrl, settings, port)))
  }

  /** The returned function tells what all of it took since, and what urgent requests took. */
  async #measure() {
    const processes = this.servers.map(({ pid }) => pid)
    const clients = this.#clients.map(({ child }) => child.pid ?? 0)
    const sum = (of: (pid: number) => number, pids: number[]) => pids.reduce((all, pid) => all + of(pid), 0)
    const read = () => ({ web: sum(usedMs, processes), waited: sum(waitedMs, processes), client: sum(usedMs, clients) })
    await this.#longestTurns() // what came before is not of interest
    const transactions = await this.#transactions()
    const dropped = droppedConnections()
    const stopDatabase = await this.#timer?.start()
    const before = read()
    const stopUrgent = this.#urgent?.start(this.#firstPort)
    return async () => {
      const urgent = (await stopUrgent?.()) ?? { ascending: [], failed: 0 }
      const after = read()
      const databaseMs = (await stopDatabase?.()) ?? Number.NaN
      const records = (await this.#orderAll({ kind: 'take' })) as CrowdRecord[]
      const fetched = records.flatMap((record) => record.fetched)
      const took = fetched.map(({ ms }) => ms).toSorted((one, other) => one - other)
      return {
        ...{
          webMs: after.web - before.web,
          waitedMs: after.waited - before.waited,
          clientMs: after.client - before.client,
        },
        ...{ databaseMs, transactions: (await this.#transactions()) - transactions },
        ...{ longestTurn: Math.max(...(await this.#longestTurns())), urgent },
        dropped: droppedConnections() - dropped,
        clientDelayMs: Math.max(...records.map(({ longestDelayMs }) => longestDelayMs)),
        tries: records.reduce((all, { tries }) => all + tries, 0),
        errors: addUp(records.map(({ errors }) => errors)),
        heardAt: records.flatMap((record) => record.heardAt),
        backAt: records.flatMap((record) => record.backAt),
        fetches: {
          ...{ count: fetched.length, failed: fetched.filter(({ isAnswered }) => !isAnswered).length },
          ...{ refused: fetched.reduce((all, { refusals }) => all + refusals, 0) },
          mostInASecond: mostInASecond(fetched.map(({ at }) => at)),
          ...{ p50: quantile(took, 0.5), p99: quantile(took, 0.99) },
        },
      }
    }
  }

  async #until(isDone: (count: CrowdCount) => boolean) {
    const end = now() + longestMs
    while (now() < end) {
      const counts = (await this.#orderAll({ kind: 'count' })) as CrowdCount[]
      const [first, ...rest] = counts as [CrowdCount, ...CrowdCount[]]
      const keys = Object.keys(first) as (keyof CrowdCount)[]
      const add = (one: CrowdCount, other: CrowdCount) =>
        Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as CrowdCount
      if (isDone(rest.reduce(add, first))) return
      await pause(lookEveryMs)
    }
  }

  async #transactions(): Promise<number> {
    const connection = new pg.Client(this.#databaseUrl)
    await connection.connect()
    const { rows } = await connection.query<{ count: string }>(
      'select xact_commit count from pg_stat_database where datname = current_database()',
    )
    await connection.end()
    return Number(rows[0]?.count)
  }

  #orderAll = (all: CrowdOrder) => Promise.all(this.#clients.map(({ child }) => order(child, all)))
  get #firstPort() {
    return this.#ports[0] ?? 0
  }

  #longestTurns = () => Promise.all(this.servers.map((server) => server.longestTurn()))
  #residentBytes = () => this.servers.reduce((all, { pid }) => all + residentBytes(pid), 0)
}

async function order(child: ChildProcess, all: CrowdOrder): Promise<unknown> {
  child.send(all)
  return nextMessage(child)
}

/** Those that came while as many waited to be accepted as may. Of the whole machine, on Linux only. */
function droppedConnections(): number {
  if (process.platform !== 'linux') return Number.NaN
  const [names = '', values = ''] = readFileSync('/proc/net/netstat', 'utf8').split('\n')
  return Number(values.split(' ')[names.split(' ').indexOf('ListenOverflows')])
}

function addUp(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [name, count] of counts.flatMap((one) => Object.entries(one))) sums[name] = (sums[name] ?? 0) + count
  return sums
}

function mostInASecond(moments: readonly number[]): number {
  const bySecond = new Map<number, number>()
  for (const at of moments) bySecond.set(Math.floor(at / 1_000), (bySecond.get(Math.floor(at / 1_000)) ?? 0) + 1)
  return Math.max(0, ...bySecond.values())
}
