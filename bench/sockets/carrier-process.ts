import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Server } from 'socket.io'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { carryByValkey } from '../../apps/server/src/platform/live/carry-by-valkey.ts'
import { carryByPostgres } from '../../apps/server/src/platform/live/event-carrier.ts'

/** Takes sockets, each in the room that it names, and publishes when it is told to. As our server does, without all else. */
const { DATABASE_URL = '', VALKEY_URL } = process.env
const sliceMs = 5

const onTrouble = (error: unknown) => console.error(error)
const database = openDatabase(DATABASE_URL)
const carrier = VALKEY_URL
  ? carryByValkey(VALKEY_URL, ({ error }) => error && onTrouble(error), onTrouble)
  : carryByPostgres(database.direct, onTrouble)
const http = createServer()
const io = new Server(http, { adapter: carrier.adapter, transports: ['websocket'], perMessageDeflate: false })
io.on('connection', (socket) => void socket.join(String(socket.handshake.auth.room)))
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as { port: number }).port))

type Order = { perSecond: number; durationMs: number; rooms: number }

process.on('message', (order: Order) => void publish(order))

async function publish({ perSecond, durationMs, rooms }: Order) {
  const began = performance.now()
  let sent = 0
  for (let spentMs = 0; spentMs < durationMs; spentMs = performance.now() - began) {
    const due = Math.floor((spentMs / 1_000) * perSecond)
    for (; sent < due; sent += 1) {
      const ids = { projectId: crypto.randomUUID(), proposalId: crypto.randomUUID() }
      io.to(`room ${sent % rooms}`).emit('event', { type: 'changed', part: 'proposal', ...ids, at: Date.now() })
    }
    await pause(sliceMs)
  }
  process.send?.(sent)
}
