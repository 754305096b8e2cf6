import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { livePath } from '@guildhall/contract'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { paceReturns, reconnection } from '../../apps/web/app/live/pace-returns.ts'
import { RandomDelays } from '../../apps/web/app/live/random-delays.ts'
import { insertAudience } from '../audience.ts'
import { quantile } from '../load.ts'
import { insertListeners, type Person } from '../people.ts'
import { usedMs } from '../processor-time.ts'
import { startProcess, type WebProcess } from './web-processes.ts'
import { startGuildhallWorker } from './worker.ts'

/** Fewer than the server allows for one address. */
const perAddress = 250
const wave = 200
const fetchConnections = 128
const longestMs = 120_000
const healthEveryMs = 100

export type CrowdOptions = { sockets: number; processes: number; settings: Record<string, string> }

type Watcher = { person: Person; socket: Socket; server: number; address: string }
type Fetched = { at: number; ms: number; status: number }

/** People on {@link CrowdOptions.processes} web processes, who fetch what they are told of, and all of it when they come back. */
export class Crowd {
  readonly servers: WebProcess[] = []
  readonly watchers: Watcher[] = []
  readonly #databaseUrl: string
  readonly #options: CrowdOptions
  readonly #ports: number[] = []
  readonly #agents: Agent[] = []
  readonly #later = new RandomDelays()
  #closeWorker: () => Promise<void> = async () => {}
  #path = '/healthz'
  fetched: Fetched[] = []
  #underway = 0

  constructor(databaseUrl: string, options: CrowdOptions) {
    this.#databaseUrl = databaseUrl
    this.#options = options
  }

  async open() {
    const { processes, sockets, settings } = this.#options
    for (let place = 0; place < processes; place += 1) {
      const server = await startProcess(this.#databaseUrl, settings)
      this.servers.push(server)
      this.#ports.push(server.port)
      this.#agents.push(new Agent({ keepAlive: true, maxSockets: fetchConnections / processes }))
    }
    this.#closeWorker = await startGuildhallWorker(this.#databaseUrl, settings)
    const people = await insertListeners(this.#databaseUrl, sockets)
    for (let first = 0; first < people.length; first += wave) {
      await Promise.all(people.slice(first, first + wave).map((person, place) => this.#connect(person, first + place)))
    }
  }

  /** One of the proposals for a project is accepted: all others are told. */
  async tellAll(client: Person) {
    const connection = new pg.Client(this.#databaseUrl)
    await connection.connect()
    const ids = this.watchers.map(({ person }) => person.id)
    const { projectId, proposalId } = await insertAudience(connection, client, ids)
    await connection.end()
    this.#path = `/projects/${projectId}`
    await this.longestTurns()
    this.fetched = []
    const heardAt: number[] = []
    const missing = new Set(this.watchers.map((_, place) => place))
    const began = performance.now()
    this.watchers.forEach(({ socket }, place) => {
      socket.on('event', ({ part, waitMs }: { part?: string; waitMs?: [number, number] }) => {
        if (missing.delete(place)) heardAt.push(performance.now() - began)
        if (part !== 'notification') return
        this.#later.run(() => void this.#fetch(place), waitMs ?? [0, 0])
      })
    })
    const before = this.#usedMs()
    const health = this.#watchHealth()
    await this.#ask(0, `/api/proposals/${proposalId}/accept`, client.token, 'POST')
    const end = began + longestMs
    // The one who was accepted is told of something else.
    while ((missing.size > 1 || this.fetched.length < this.watchers.length - 1) && performance.now() < end)
      await pause(50)
    const fetched = this.fetched
    return {
      ...{ missing: Math.max(0, missing.size - 1), heardMs: heardAt.at(-1) ?? Number.NaN },
      ...{ fetches: summarize(fetched), healthMs: await health() },
      ...{ longestTurn: Math.max(...(await this.longestTurns())), webMs: this.#usedMs() - before },
    }
  }

  /** All web processes are killed and started again on their ports. */
  async herd(paced: boolean) {
    for (const { socket } of this.watchers) socket.removeAllListeners('event')
    if (!paced) {
      for (const { socket } of this.watchers) {
        socket.removeAllListeners('disconnect')
        socket.io.reconnectionDelay(reconnection.reconnectionDelay)
        socket.io.randomizationFactor(reconnection.randomizationFactor)
      }
    }
    const arrivals: number[] = []
    this.fetched = []
    const back = new Set<number>()
    const { settings } = this.#options
    this.watchers.forEach(({ socket }, place) => {
      socket.once('connect', () => {
        arrivals.push(performance.now())
        back.add(place)
        void this.#fetch(place)
      })
    })
    for (const server of this.servers) server.kill()
    const lostAt = performance.now()
    this.servers.splice(0)
    for (const port of this.#ports) this.servers.push(await startProcess(this.#databaseUrl, settings, port))
    const readyAt = performance.now()
    await this.longestTurns() // what a start takes is not of interest here
    const health = this.#watchHealth()
    const before = this.#usedMs()
    const end = readyAt + longestMs
    while ((back.size < this.watchers.length || this.#underway > 0) && performance.now() < end) await pause(50)
    const after = arrivals.map((at) => at - readyAt).toSorted((one, other) => one - other)
    return {
      ...{ missing: this.watchers.length - back.size, startMs: readyAt - lostAt },
      ...{ half: quantile(after, 0.5), almostAll: quantile(after, 0.99), last: after.at(-1) ?? Number.NaN },
      ...{ mostInASecond: mostInASecond(arrivals), fetches: summarize(this.fetched), healthMs: await health() },
      ...{ longestTurn: Math.max(...(await this.longestTurns())), webMs: this.#usedMs() - before },
    }
  }

  async close() {
    this.#later.end()
    for (const { socket } of this.watchers) socket.close()
    for (const agent of this.#agents) agent.destroy()
    for (const server of this.servers) await server.stop()
    await this.#closeWorker()
  }

  longestTurns = () => Promise.all(this.servers.map((server) => server.longestTurn()))

  #usedMs = () => this.servers.reduce((sum, { pid }) => sum + usedMs(pid), 0)

  async #connect(person: Person, place: number) {
    const server = place % this.servers.length
    const address = `198.18.${Math.floor(place / perAddress / 250)}.${1 + (Math.floor(place / perAddress) % 250)}`
    const socket = io(`http://127.0.0.1:${this.#ports[server]}`, {
      ...{ path: livePath, transports: ['websocket'], forceNew: true, auth: { token: person.token } },
      ...{ extraHeaders: { 'x-forwarded-for': address }, ...reconnection },
    })
    paceReturns(socket)
    this.watchers.push({ person, socket, server, address })
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  }

  async #fetch(place: number) {
    const { person, server } = this.watchers[place] as Watcher
    this.#underway += 1
    const began = performance.now()
    const status = await this.#ask(server, this.#path, person.token).catch(() => 0)
    this.fetched.push({ at: performance.now(), ms: performance.now() - began, status })
    this.#underway -= 1
  }

  #ask(server: number, path: string, token: string, method = 'GET'): Promise<number> {
    const port = this.#ports[server]
    return new Promise((resolve, reject) => {
      const sending = request({
        ...{ agent: this.#agents[server], host: '127.0.0.1', port, path, method },
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `198.19.0.${server + 1}`,
        },
      })
      sending.on('error', reject)
      sending.on('response', (response) => {
        response
          .resume()
          .on('end', () => resolve(response.statusCode ?? 0))
          .on('error', reject)
      })
      sending.end()
    })
  }

  /** How long `/healthz` takes of the first process, until the returned function is called. */
  #watchHealth() {
    const taken: number[] = []
    let isOver = false
    const watching = (async () => {
      while (!isOver) {
        const began = performance.now()
        await this.#ask(0, '/healthz', '').catch(() => 0)
        taken.push(performance.now() - began)
        await pause(healthEveryMs)
      }
    })()
    return async () => {
      isOver = true
      await watching
      return quantile(
        taken.toSorted((one, other) => one - other),
        0.99,
      )
    }
  }
}

function summarize(fetched: readonly Fetched[]) {
  const good = fetched.filter(({ status }) => status > 0 && status < 300)
  const ascending = good.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return {
    ...{ count: fetched.length, refused: fetched.length - good.length },
    ...{ mostInASecond: mostInASecond(fetched.map(({ at }) => at)) },
    ...{ p50: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) },
  }
}

function mostInASecond(moments: readonly number[]): number {
  const bySecond = new Map<number, number>()
  for (const at of moments) bySecond.set(Math.floor(at / 1_000), (bySecond.get(Math.floor(at / 1_000)) ?? 0) + 1)
  return Math.max(0, ...bySecond.values())
}
