import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type LiveEvent, livePath } from '@guildhall/contract'
import { io, type Socket } from 'socket.io-client'
import { guildhallApi } from './apis.ts'
import { applyLoad, quantile } from './load.ts'
import { insertConversations, postTo, type Talk } from './messages.ts'
import { clientConnections, insertListeners, type People, type Person } from './people.ts'
import { residentBytes, startGuildhall } from './servers.ts'

export type LiveResult = {
  beforeBytes: number
  withSocketsBytes: number
  afterMessagesBytes: number
  /** Messages a second: as many as are stored, and as many as were sent while they were measured. */
  mostPerSecond: number
  sentPerSecond: number
  messages: number
  p50: number
  p99: number
  slowest: number
}

export const socketCount = 1_000
/** Of the messages a second that are stored when each is sent after the other: a machine without time to spare measures its queues. */
const shareOfMost = 1 / 3
const highestPerSecond = 200
export const writerCount = 100
const mostMs = 4_000
const warmUpMs = 3_000
const measuredMs = 15_000
const wave = 50
/** Fewer than the server allows for one address. */
const socketsPerAddress = 250
const lastMs = 10_000

type Process = { port: number; pid: number; stop(): Promise<void> }

/**
 * {@link socketCount} people have a socket to one process; {@link writerCount} of them send each other messages through
 * another, at a steady rate that does not wait for answers: {@link shareOfMost} of what the machine can do.
 */
export async function measureLive(
  databaseUrl: string,
  dataDirs: readonly [string, string],
  people: People,
): Promise<LiveResult> {
  // As behind a proxy, so that not all of them share what one address may have.
  const [near, far] = [
    await startGuildhall(databaseUrl, dataDirs[0], people, { TRUST_PROXY: '127.0.0.1' }),
    await startGuildhall(databaseUrl, dataDirs[1], people, { TRUST_PROXY: '127.0.0.1' }),
  ]
  const sockets: Socket[] = []
  try {
    const listeners = await insertListeners(databaseUrl, socketCount)
    const talks = await insertConversations(databaseUrl, listeners.slice(0, writerCount))
    const beforeBytes = residentBytes(far.pid)
    for (let first = 0; first < listeners.length; first += wave) {
      const opened = listeners.slice(first, first + wave).map((person, place) => openSocket(far, person, first + place))
      sockets.push(...opened)
      await Promise.all(opened.map((socket) => once(socket as never, 'connect')))
    }
    await pause(1_000)
    const withSocketsBytes = residentBytes(far.pid)
    const mostPerSecond = await mostMessages(near, talks)
    await pause(1_000)
    const sentPerSecond = Math.min(highestPerSecond, Math.round(mostPerSecond * shareOfMost))
    const latencies = await exchangeMessages(near, talks, sockets, sentPerSecond)
    return {
      beforeBytes,
      withSocketsBytes,
      afterMessagesBytes: residentBytes(far.pid),
      mostPerSecond,
      sentPerSecond,
      messages: latencies.length,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      slowest: latencies.at(-1) ?? Number.NaN,
    }
  } finally {
    for (const socket of sockets) socket.close()
    await Promise.all([near.stop(), far.stop()])
  }
}

function openSocket({ port }: Process, { token }: Person, place: number): Socket {
  return io(`http://127.0.0.1:${port}`, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    extraHeaders: { 'x-forwarded-for': `192.0.2.${1 + Math.floor(place / socketsPerAddress)}` },
  })
}

/** Everybody sends the next message as soon as the last one is stored; the sockets get all of them meanwhile. */
async function mostMessages({ port }: Process, talks: readonly Talk[]): Promise<number> {
  const loads = await Promise.all(
    talks.slice(0, clientConnections).map((talk) => {
      const people = [guildhallApi.sayWho(talk.person.token)]
      return applyLoad({ port, people }, postTo(talk), { connections: 1, durationMs: mostMs })
    }),
  )
  return loads.reduce((sum, { rate }) => sum + rate, 0)
}

/** Milliseconds from due to received, ascending. */
async function exchangeMessages(
  { port }: Process,
  talks: readonly Talk[],
  sockets: readonly Socket[],
  perSecond: number,
): Promise<number[]> {
  const due = new Map<string, { at: number; receiver: number; isMeasured: boolean }>()
  const latencies: number[] = []
  const { promise: allArrived, resolve } = Promise.withResolvers<void>()
  let isOver = false
  talks.forEach((_, place) => {
    sockets[place]?.on('event', (event: LiveEvent) => {
      const clientId = event.type === 'message' ? event.message?.clientId : undefined
      const sent = clientId ? due.get(clientId) : undefined
      if (!clientId || sent?.receiver !== place) return
      due.delete(clientId)
      if (sent.isMeasured) latencies.push(performance.now() - sent.at)
      if (isOver && due.size === 0) resolve()
    })
  })

  const failures: unknown[] = []
  const began = performance.now()
  const total = ((warmUpMs + measuredMs) / 1_000) * perSecond
  for (let number = 0; number < total; number += 1) {
    const at = began + (number / perSecond) * 1_000
    if (at > performance.now()) await pause(at - performance.now())
    const sender = number % talks.length
    const talk = talks[sender]
    if (!talk) continue
    const clientId = randomUUID()
    // Members of a conversation are adjacent.
    due.set(clientId, { at, receiver: sender ^ 1, isMeasured: at - began >= warmUpMs })
    send(port, talk, clientId, `192.0.2.${1 + sender}`).catch((error: unknown) => failures.push(error))
  }
  isOver = true
  if (due.size > 0) await Promise.race([allArrived, pause(lastMs)])
  if (failures.length > 0) throw failures[0]
  if (due.size > 0) throw new Error(`${due.size} of ${total} messages did not arrive`)
  return latencies.sort((one, other) => one - other)
}

async function send(port: number, { person, conversationId }: Talk, clientId: string, address: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/conversations/${conversationId}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ clientId, text: 'I can send you a first version on Thursday. Would that be early enough?' }),
  })
  if (!answer.ok) throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}
