import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { livePath } from '@guildhall/contract'
import { io, type Socket } from 'socket.io-client'
import { mostTries } from '../../apps/web/app/live/most-tries.ts'
import { paceReturns, reconnection } from '../../apps/web/app/live/pace-returns.ts'
import { RandomDelays } from '../../apps/web/app/live/random-delays.ts'

/** Holds some of the sockets: one process opens no more files than the machine allows, and one core does not do the work of thousands of browsers. */
export type CrowdOrder =
  | { kind: 'open'; ports: number[]; tokens: string[]; firstAddress: number }
  | { kind: 'hear'; path: string }
  | { kind: 'return'; paced: boolean }
  | { kind: 'count' }
  | { kind: 'take' }

export type CrowdCount = { sockets: number; heard: number; fetched: number; back: number; underWay: number }
export type CrowdRecord = {
  /** Milliseconds since 1970, as all processes count them. */
  heardAt: number[]
  backAt: number[]
  fetched: { at: number; ms: number; refusals: number; isAnswered: boolean }[]
  tries: number
  errors: Record<string, number>
  longestDelayMs: number
}

/** Fewer than the server allows for one address. */
const perAddress = 250
const atOnce = 50
const fetchConnections = 64

type Watcher = { socket: Socket; token: string; port: number }

const now = () => performance.timeOrigin + performance.now()
const later = new RandomDelays()
const delays = monitorEventLoopDelay()
delays.enable()
const agent = new Agent({ keepAlive: true, maxSockets: fetchConnections })
const watchers: Watcher[] = []
let [path, underWay] = ['/healthz', 0]
let back = new Set<Socket>()
let record = emptyRecord()

function emptyRecord(): CrowdRecord {
  return { heardAt: [], backAt: [], fetched: [], tries: 0, errors: {}, longestDelayMs: 0 }
}

const acts = {
  async open(order: Extract<CrowdOrder, { kind: 'open' }>) {
    for (let first = 0; first < order.tokens.length; first += atOnce) {
      const some = order.tokens.slice(first, first + atOnce)
      await Promise.all(
        some.map((token, place) => {
          const port = order.ports[(first + place) % order.ports.length] ?? 0
          return open({ token, port, place: order.firstAddress * perAddress + first + place })
        }),
      )
    }
  },
  hear(order: Extract<CrowdOrder, { kind: 'hear' }>) {
    path = order.path
    for (const watcher of watchers) {
      const { socket } = watcher
      socket.once('event', () => record.heardAt.push(now()))
      socket.on('event', ({ part, waitMs }: { part?: string; waitMs?: [number, number] }) => {
        if (part === 'notification') later.run(() => void fetchIt(watcher), waitMs ?? [0, 0])
      })
    }
  },
  return({ paced }: Extract<CrowdOrder, { kind: 'return' }>) {
    back = new Set()
    for (const watcher of watchers) {
      const { socket } = watcher
      socket.removeAllListeners('event')
      if (!paced) {
        socket.removeAllListeners('disconnect')
        socket.io.reconnectionDelay(reconnection.reconnectionDelay)
        socket.io.reconnectionDelayMax(reconnection.reconnectionDelayMax)
        socket.io.randomizationFactor(reconnection.randomizationFactor)
      }
      socket.once('connect', () => {
        record.backAt.push(now())
        back.add(socket)
        void fetchIt(watcher)
      })
    }
  },
  count: (): CrowdCount => ({
    ...{ sockets: watchers.length, heard: record.heardAt.length, fetched: record.fetched.length },
    ...{ back: back.size, underWay },
  }),
  take(): CrowdRecord {
    const taken = { ...record, longestDelayMs: delays.max / 1e6 }
    record = emptyRecord()
    delays.reset()
    return taken
  },
}

process.on('message', (order: CrowdOrder) => void follow(order))
process.on('disconnect', () => process.exit())

async function follow(order: CrowdOrder) {
  process.send?.((await acts[order.kind](order as never)) ?? null)
}

async function open({ token, port, place }: { token: string; port: number; place: number }) {
  const group = Math.floor(place / perAddress)
  const socket = io(`http://127.0.0.1:${port}`, {
    ...{ path: livePath, transports: ['websocket'], forceNew: true, auth: { token } },
    ...{ extraHeaders: { 'x-forwarded-for': `198.18.${group >> 8}.${group & 255}` }, ...reconnection },
  })
  paceReturns(socket)
  socket.io.on('reconnect_attempt', () => {
    record.tries += 1
  })
  socket.io.on('reconnect_error', ({ message, description }: Error & { description?: { message?: string } }) => {
    const name = description?.message?.replace(/ [\d.:]+$/, '') ?? message
    record.errors[name] = (record.errors[name] ?? 0) + 1
  })
  watchers.push({ socket, token, port })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
}

/** As our client does: again when a busy server says so, and once if the connection is lost. */
async function fetchIt(watcher: Watcher) {
  underWay += 1
  const began = now()
  let refusals = 0
  let answer = await ask(watcher)
  if (answer.status === 0) {
    await pause(500)
    answer = await ask(watcher)
  }
  while (answer.status === 503 && refusals < mostTries) {
    refusals += 1
    await pause(answer.retryAfter * 1_000 * (1 + Math.random()))
    answer = await ask(watcher)
  }
  record.fetched.push({ at: now(), ms: now() - began, refusals, isAnswered: answer.status === 200 })
  underWay -= 1
}

type Answer = { status: number; retryAfter: number }

const ask = ({ token, port }: Watcher) =>
  new Promise<Answer>((resolve) => {
    const lost = () => resolve({ status: 0, retryAfter: 0 })
    const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': '198.19.0.1' }
    const sending = request({ agent, host: '127.0.0.1', port, path, headers })
    sending.on('error', lost).on('response', (response) => {
      const retryAfter = Number(response.headers['retry-after'] ?? 1)
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, retryAfter }))
        .on('error', lost)
    })
    sending.end()
  })
