import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { quantile } from '../load.ts'
import { nextMessage } from '../next-message.ts'
import { openProcessorTimer, usedMs } from '../processor-time.ts'

const rooms = 20
const durationMs = 3_000
const rates = [1_000, 4_000, 8_000, 16_000, 32_000, 64_000]
/** Between the last rate in time and the first that is late. */
const steps = 3
/** Milliseconds. What comes later is of no use to a screen. */
const lateMs = 1_000
const longestMs = 5_000

export type CarrierRow = {
  carrier: 'PostgreSQL' | 'Valkey'
  processes: number
  perSecond: number
  delivered: number
  sent: number
  p50: number
  p99: number
  /** Processor time of each event, in milliseconds. */
  publisherMs: number
  receiverMs: number
  othersMs: number
  engineMs: number
}

export type Engine = { databaseUrl: string; valkey: { url: string; pid: number } }

/** Everything arrived, 99 of 100 within a second, and the one that publishes did as it was told. */
export const isInTime = ({ delivered, sent, p99, perSecond }: CarrierRow) =>
  delivered >= sent && p99 <= lateMs && sent >= perSecond * (durationMs / 1_000) * 0.9

/** One process publishes to sockets of another, ever faster until they come late; the others only listen. */
export async function measureCarrier(
  carrier: CarrierRow['carrier'],
  processes: number,
  { databaseUrl, valkey }: Engine,
): Promise<CarrierRow[]> {
  const env = { DATABASE_URL: databaseUrl, ...(carrier === 'Valkey' && { VALKEY_URL: valkey.url }) }
  const children = await Promise.all(Array.from({ length: processes }, () => startCarrierProcess(env)))
  const [publisher, receiver, ...others] = children as [Started, Started, ...Started[]]
  const lags: number[] = []
  const sockets = Array.from({ length: rooms }, (_, room) => {
    const socket = io(`http://127.0.0.1:${receiver.port}`, {
      ...{ transports: ['websocket'], forceNew: true, auth: { room: `room ${room}` } },
    })
    return socket.on('event', ({ at }: { at: number }) => lags.push(Date.now() - at))
  })
  await Promise.all(sockets.map((socket) => once(socket as never, 'connect')))
  const timer = await openProcessorTimer(databaseUrl, 0)
  try {
    await publish(publisher.child, 200) // until all of them hear each other
    await pause(1_000)
    const measure = async (perSecond: number): Promise<CarrierRow> => {
      lags.length = 0
      const stop = await timer.start()
      const before = children.map(({ child }) => usedMs(child.pid ?? 0))
      const valkeyBefore = usedMs(valkey.pid)
      const sent = await publish(publisher.child, perSecond)
      const end = performance.now() + longestMs
      while (lags.length < sent && performance.now() < end) await pause(20)
      const used = children.map(({ child }, place) => (usedMs(child.pid ?? 0) - (before[place] ?? 0)) / sent)
      const databaseMs = await stop()
      const engine = carrier === 'Valkey' ? usedMs(valkey.pid) - valkeyBefore : databaseMs
      const ascending = lags.toSorted((one, other) => one - other)
      return {
        ...{ carrier, processes, perSecond, sent, delivered: lags.length },
        ...{ p50: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) },
        publisherMs: used[0] ?? 0,
        receiverMs: used[1] ?? 0,
        othersMs: used.slice(2).reduce((sum, ms) => sum + ms, 0) / Math.max(others.length, 1),
        engineMs: engine / sent,
      }
    }
    return await findLimit(measure)
  } finally {
    for (const socket of sockets) socket.close()
    await timer.close()
    for (const { child } of children) child.kill('SIGKILL')
  }
}

async function findLimit(measure: (perSecond: number) => Promise<CarrierRow>): Promise<CarrierRow[]> {
  const rows: CarrierRow[] = []
  let [low, high] = [0, 0]
  for (const perSecond of rates) {
    const row = await measure(perSecond)
    rows.push(row)
    if (!isInTime(row)) {
      high = perSecond
      break
    }
    low = perSecond
  }
  for (let step = 0; step < steps && low > 0 && high > 0; step += 1) {
    const row = await measure(Math.round((low + high) / 2 / 100) * 100)
    rows.push(row)
    if (isInTime(row)) low = row.perSecond
    else high = row.perSecond
  }
  return rows.sort((one, other) => one.perSecond - other.perSecond)
}

type Started = { child: ChildProcess; port: number }

async function startCarrierProcess(env: NodeJS.ProcessEnv): Promise<Started> {
  const child = fork(path.join(import.meta.dirname, 'carrier-process.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  return { child, port: await nextMessage<number>(child) }
}

async function publish(child: ChildProcess, perSecond: number): Promise<number> {
  child.send({ perSecond, durationMs, rooms })
  return nextMessage<number>(child)
}
