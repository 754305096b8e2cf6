import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type LiveEvent, livePath } from '@guildhall/contract'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../platform/database/database.ts'
import type { OpenCarrier } from '../platform/live/event-carrier.ts'
import { Live } from '../platform/live/live.ts'
import type { LiveLimits } from '../platform/live/live-limits.ts'
import type { TestApp } from './test-app.ts'

export async function startProcess(
  t: TestApp,
  { url = t.url, limits, openCarrier }: { url?: string; limits?: Partial<LiveLimits>; openCarrier?: OpenCarrier } = {},
) {
  const database = openDatabase(url)
  const live = new Live(limits, openCarrier)
  const app = await buildApp({ ...t.deps, database, live })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return { live, connect: connectorTo(app), app }
}

/** On the application under test itself, so that acts through `t.as` reach these sockets. */
export async function startListening(t: TestApp) {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  return connectorTo(t.app)
}

function connectorTo(app: FastifyInstance) {
  const { port } = app.server.address() as AddressInfo
  return (token: string, query: Record<string, string> = {}) => {
    const socket = io(`http://127.0.0.1:${port}`, { path: livePath, transports: ['websocket'], auth: { token }, query })
    onTestFinished(() => void socket.close())
    return socket
  }
}

/** Published again and again until each socket has heard it: until then, processes may not know of each other. */
export async function untilHeard(live: Live, event: LiveEvent, person: { id: string }, sockets: readonly Socket[]) {
  const repeat = setInterval(() => live.publish([person.id], event), 20)
  await Promise.all(sockets.map((socket) => once(socket as never, 'event')))
  clearInterval(repeat)
}
