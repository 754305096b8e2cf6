import type { Server as HttpServer } from 'node:http'
import { type LiveEvent, livePath } from '@guildhall/contract'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server, type Socket } from 'socket.io'

/** Their rooms fit into one notice of PostgreSQL, which carries 8 kB to the other processes. */
const peoplePerPacket = 100
/** Bytes of one packet from a browser. Ours are small. */
const maxPacketBytes = 16 * 1024

type LiveOptions = {
  pool: pg.Pool
  findUserId: (token: string) => string | undefined | Promise<string | undefined>
  onTrouble: (error: unknown) => void
}

/**
 * Tells the signed-in what changes, over sockets of all processes that share the database. An event can be lost, for
 * example with its connection: what people rely on is read over HTTP again when a socket connects.
 */
export class Live {
  #io: Server | undefined

  /** Takes sockets on `server`. Until then `publish` reaches nobody. */
  attach(server: HttpServer, { pool, findUserId, onTrouble }: LiveOptions) {
    const io = new Server(server, {
      path: livePath,
      serveClient: false,
      transports: ['websocket'],
      maxHttpBufferSize: maxPacketBytes,
      perMessageDeflate: false,
      adapter: createAdapter(pool, { errorHandler: onTrouble }),
    })
    io.use((socket, next) => {
      const { token } = socket.handshake.auth as { token?: unknown }
      Promise.resolve(typeof token === 'string' ? findUserId(token) : undefined).then((userId) => {
        if (!userId) return next(new Error('session.invalid'))
        ;(socket as Socket).data = { userId }
        return next()
      }, next)
    })
    io.on('connection', (socket) => void socket.join(roomOf((socket.data as { userId: string }).userId)))
    this.#io = io
  }

  /** Sends the event to every socket of these people. Returns at once and never throws. */
  publish(userIds: readonly string[], event: LiveEvent): void {
    for (let first = 0; first < userIds.length; first += peoplePerPacket) {
      this.#io?.to(userIds.slice(first, first + peoplePerPacket).map(roomOf)).emit('event', event)
    }
  }

  async close(): Promise<void> {
    await this.#io?.close()
  }
}

const roomOf = (userId: string) => `user:${userId}`
