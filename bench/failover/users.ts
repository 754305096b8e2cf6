import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { insertUser } from '../../apps/server/src/testing/builders.ts'
import { startWriters } from '../../apps/server/src/testing/persistent-writers.ts'
import { type Finished, finishWork } from '../fault-traffic.ts'
import { listen } from '../listener.ts'
import { openPatientFetch, Seen } from './patient-fetch.ts'

export const writersCount = 32
const listenersCount = 8
const tradersCount = 8
const patienceMs = 60_000
/** No fault keeps people from writing for that long. */
const brokenMs = 300_000

export type Users = Awaited<ReturnType<typeof startUsers>>

/** People who post projects, pay for work, read and listen, all through the proxy at `url`. */
export async function startUsers(url: string, database: Database) {
  let seen = new Seen()
  let acknowledgedAt: number[] = []
  let isStopping = false
  let isAbandoned = false
  const send = openPatientFetch(() => {
    if (isAbandoned) throw new Error('there is nobody to ask anymore')
    return seen
  })
  const people = await Promise.all(Array.from({ length: writersCount + tradersCount }, () => insertUser(database)))
  const [writing, trading] = [people.slice(0, writersCount), people.slice(writersCount)]
  const writers = startWriters(
    [url],
    writing.map(({ token }) => token),
    { send, onAcknowledged: () => void acknowledgedAt.push(performance.now()) },
  )
  const finished: Finished[] = []
  const troubles: unknown[] = []
  const repeat = async (act: () => Promise<unknown>) => {
    while (!isStopping && troubles.length === 0) await act().catch((error: unknown) => void troubles.push(error))
  }
  const running = [
    ...trading.map((client, place) =>
      repeat(async () => {
        const freelancer = trading[(place + 1) % trading.length] ?? client
        finished.push(await finishWork([url], { client, freelancer }, () => {}, send))
      }),
    ),
    ...['/', '/talent'].map((path) => repeat(() => send(`${url}${path}`, { headers: { accept: 'text/html' } }))),
    ...['/api/projects?limit=12', '/api/contracts?role=client'].map((path) =>
      repeat(() => send(`${url}${path}`, { headers: { authorization: `Bearer ${writing[0]?.token}` } })),
    ),
  ]
  const listeners = writing.slice(0, listenersCount).map(({ token }) => openListener(listen(url, token)))

  return {
    writers,
    finished,
    /** What people see from now on. */
    watch() {
      seen = new Seen()
      acknowledgedAt = [performance.now()]
      return { seen, acknowledgedAt }
    },
    /** Until that many writes more are acknowledged. */
    async untilWritten(more: number) {
      const enough = writers.acknowledged.length + more
      const end = performance.now() + brokenMs
      while (writers.acknowledged.length < enough) {
        if (writers.refusals.length > 0 || troubles.length > 0) {
          throw new Error(`people gave up: ${String([...writers.refusals, ...troubles][0])}`)
        }
        if (performance.now() > end) throw new Error(`too little was written within ${brokenMs / 1_000} s`)
        await pause(10)
      }
    },
    /** Milliseconds until every socket has heard of what its person does from now on; undefined when one does not. */
    async untilHeard(): Promise<number | undefined> {
      const began = performance.now()
      while (listeners.some(({ heardAt }) => heardAt() < began)) {
        if (performance.now() - began > patienceMs) return undefined
        await pause(10)
      }
      return performance.now() - began
    },
    /** When what they are doing is done, or cannot be. */
    async stop() {
      isStopping = true
      const abandon = setTimeout(() => {
        isAbandoned = true
      }, patienceMs)
      await Promise.all([writers.stop(), ...running])
      clearTimeout(abandon)
      for (const { socket } of listeners) socket.close()
    },
  }
}

function openListener(socket: Socket) {
  let heardAt = 0
  socket.on('event', (event: LiveEvent) => {
    if (event.type === 'changed' && event.part === 'project') heardAt = performance.now()
  })
  return { socket, heardAt: () => heardAt }
}
