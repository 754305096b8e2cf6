import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type LiveEvent, livePath } from '@guildhall/contract'
import type pg from 'pg'
import { Server, type Socket } from 'socket.io'
import { DomainError } from '../errors.ts'
import { gatherCalls } from '../gather-calls.ts'
import { refuseUpgrade, type Upgrades } from '../http/upgrades.ts'
import { anyRefusal } from '../limits/request-turns.ts'
import type { SignalTurns } from '../limits/signal-turns.ts'
import { carryByPostgres, type EventCarrier, type OpenCarrier } from './event-carrier.ts'
import { FetchPace } from './fetch-pace.ts'
import { type LiveLimits, liveLimits } from './live-limits.ts'
import { endWatch, Presence, peoplePerPacket, roomOfPerson } from './presence.ts'
import { ReturnPace } from './return-pace.ts'
import { SendBufferLimit, terminate } from './send-buffer-limit.ts'
import { SocketCounts } from './socket-counts.ts'

/** Tokens of one statement. After a restart, thousands come at once. */
const tokensTogether = 500
/** Milliseconds, and more than a statement may take: who waits to be looked up has said all they can say. */
const longestLookup = 60_000

type Sessions = {
  /** The user ids of those who may have a socket, by token. */
  findActiveUserIds(tokens: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Of those sessions that are still open, whatever is remembered. */
  findUserIds(tokens: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Names the session in notices of its end. */
  keyOf(token: string): string
}

type LiveOptions = {
  pool: pg.Pool
  sessions: Sessions
  /** The address of a caller, behind the proxies we trust. */
  addressOf: (request: IncomingMessage) => string
  /** Whether requests of those who are here wait for too long already. */
  isTooBusy: (request: IncomingMessage) => boolean
  onTrouble: (error: unknown) => void
  signals: LiveSignals
  signalTurns: SignalTurns
}

export type LiveSignals = {
  /** Whom to tell that `userId` is typing in the conversation that `data` names, and what. */
  typing(userId: string, data: unknown): Promise<{ to: string; event: LiveEvent } | undefined>
  /** Those of the people named in `data` whose comings and goings `userId` may watch. */
  watch(userId: string, data: unknown): Promise<string[]>
}

class LiveRefusal extends Error {}

type Caller = { token: string; userId: string }
type Packet = { rooms: string[]; event: LiveEvent }

/** Across processes. An event can be lost, so screens reload over HTTP when a socket connects. */
export class Live {
  readonly #limits: LiveLimits
  /** Not in `socket.data`, which other processes can read. A socket can leave before it is connected. */
  readonly #admitted = new WeakMap<Socket, Caller>()
  readonly #callers = new Map<string, Caller>()
  /** Also those that are not let in yet. */
  readonly #connections = new Set<Parameters<typeof terminate>[0]>()
  /** Ends the wait for the hello of a connection. */
  readonly #hellos = new WeakMap<Duplex, () => void>()
  /** Connections that have said whose they are. */
  readonly #greeted = new WeakSet<Duplex>()
  #io: Server | undefined
  readonly #fetches: FetchPace
  /** What is still to be sent of events for many people. */
  #queue: Packet[] = []
  #isSending = false
  readonly #openCarrier: OpenCarrier | undefined
  #carrier: EventCarrier | undefined
  #presence: Presence | undefined
  #recheck: NodeJS.Timeout | undefined

  /** `openCarrier`: how events reach other processes, if not by PostgreSQL. */
  constructor(limits: Partial<LiveLimits> = {}, openCarrier?: OpenCarrier) {
    this.#limits = { ...liveLimits, ...limits }
    this.#fetches = new FetchPace(this.#limits)
    this.#openCarrier = openCarrier
  }

  /** Reaches the sockets of other processes, and takes none. */
  attachSender({ pool, onTrouble }: Pick<LiveOptions, 'pool' | 'onTrouble'>) {
    this.#io = this.#openServer(pool, (error) => {
      if (this.#io) onTrouble(error)
    })
  }

  /** Takes sockets. Until then `publish` does nothing. */
  attach(upgrades: Upgrades, { pool, sessions, addressOf, isTooBusy, signals, signalTurns, ...options }: LiveOptions) {
    const limits = this.#limits
    // What is under way when we close may fail, and its sockets are gone.
    const onTrouble = (error: unknown) => {
      if (this.#io) options.onTrouble(error)
    }
    const sockets = new SocketCounts(limits)
    const io = this.#openServer(pool, onTrouble)
    upgrades.at(`${livePath}/`, (request, socket, head) => {
      if (isTooBusy(request)) return refuseUpgrade(socket, anyRefusal())
      if (!sockets.add(addressOf(request), socket)) return refuseUpgrade(socket, tooMany())
      this.#awaitHello(socket)
      io.engine.handleUpgrade(request, socket, head)
    })
    const unread = new SendBufferLimit(limits)
    io.engine.on('connection', (connection) => {
      unread.watch(connection)
      this.#connections.add(connection)
      connection.once('close', () => this.#connections.delete(connection))
    })
    const findUserId = gatherCalls<string, string | undefined>(async (tokens) => {
      const userIds = await sessions.findActiveUserIds([...new Set(tokens)])
      return (token) => userIds.get(token)
    }, tokensTogether)
    io.use((socket, next) => {
      const { token } = socket.handshake.auth as { token?: unknown }
      const connection = socket.request.socket
      // A browser of ours closes a connection that was refused, and makes another one to try again.
      if (this.#greeted.has(connection)) return terminate(socket.conn)
      this.#greeted.add(connection)
      this.#hellos.get(connection)?.()
      this.#admit(socket, token, { findUserId, keyOf: sessions.keyOf }).then(
        () => next(),
        (error: unknown) => {
          if (error instanceof LiveRefusal) {
            this.#awaitHello(connection) // or its end
            return next(error)
          }
          onTrouble(error)
          socket.conn.close() // clients try again, which they do not after a refusal
        },
      )
    })
    const presence = new Presence(io.of('/'), limits.awayMs)
    this.#presence = presence
    const returns = new ReturnPace(io.of('/'), limits)
    io.on('connection', (socket) => {
      const caller = this.#admitted.get(socket)
      if (!caller) return
      const { userId } = caller
      this.#callers.set(socket.id, caller)
      limitPackets(socket, limits)
      presence.came(userId)
      returns.came(socket, this.#callers.size)
      socket.once('disconnect', (reason) => {
        this.#callers.delete(socket.id)
        presence.left(userId)
        // Its connection would stay open, counted for no account.
        if (reason === 'client namespace disconnect') terminate(socket.conn)
      })
      const ask = <T>(work: () => Promise<T>) => signalTurns.run(userId, () => socket.disconnected, work)
      onSignal(socket, 'typing', onTrouble, async (data) => {
        const told = await ask(() => signals.typing(userId, data))
        if (told) this.publish([told.to], told.event)
      })
      onSignal(socket, 'watch_presence', onTrouble, async (data) => {
        await presence.watch(socket, userId, () => ask(() => signals.watch(userId, data)))
      })
    })
    this.#io = io
    this.#recheck = setInterval(() => {
      if (this.#callers.size > 0) void this.#endLapsed(sessions).catch(onTrouble)
    }, limits.recheckMs)
  }

  /**
   * Sends the event to every socket of these people, in the order of the calls. Returns at once and never throws. What goes to many
   * people takes several turns of the event loop, so that requests are answered meanwhile.
   */
  publish(userIds: readonly string[], event: LiveEvent): void {
    const told = this.#fetches.spread(event, userIds.length)
    for (let first = 0; first < userIds.length; first += peoplePerPacket) {
      this.#queue.push({ rooms: userIds.slice(first, first + peoplePerPacket).map(roomOfPerson), event: told })
    }
    if (!this.#isSending) this.#sendNext()
  }

  #sendNext() {
    const packet = this.#queue.shift()
    if (packet) this.#io?.to(packet.rooms).emit('event', packet.event)
    this.#isSending = this.#queue.length > 0
    if (this.#isSending) setImmediate(() => this.#sendNext())
  }

  #sendRest() {
    for (const { rooms, event } of this.#queue.splice(0)) this.#io?.to(rooms).emit('event', event)
  }

  /** For each the other goes, and neither sees the other come again, in any process. */
  endWatches(one: string, other: string): void {
    if (!this.#io) return
    endWatch(this.#io, { watcherId: one, userId: other })
    endWatch(this.#io, { watcherId: other, userId: one })
  }

  endSession(key: string): void {
    this.#io?.local.in(roomOfSession(key)).disconnectSockets(true)
  }

  get openSockets(): number {
    return this.#callers.size
  }

  /** Whether events reach other processes. Undefined: PostgreSQL carries them, and says so itself. */
  get isCarried(): boolean | undefined {
    return this.#openCarrier && (this.#carrier?.isUp() ?? false)
  }

  /** Ends all sockets. The HTTP server, whose requests may take longer, is closed by its owner. */
  async close(): Promise<void> {
    clearInterval(this.#recheck)
    this.#presence?.close()
    const io = this.#io
    if (!io) return
    this.#sendRest()
    this.#io = undefined
    for (const connection of this.#connections) terminate(connection)
    await this.#carrier?.drain()
    await io.of('/').adapter.close() // which says goodbye to the other processes
    await this.#carrier?.close()
    io.engine.close()
  }

  /** It would take every request and upgrade of a server that it is attached to, so it gets one that never listens. */
  #openServer(pool: pg.Pool, onTrouble: (error: unknown) => void): Server {
    const carrier = this.#openCarrier?.(onTrouble) ?? carryByPostgres(pool, onTrouble)
    this.#carrier = carrier
    return new Server(createServer(), {
      path: livePath,
      serveClient: false,
      transports: ['websocket'],
      maxHttpBufferSize: this.#limits.packetBytes,
      perMessageDeflate: false,
      connectTimeout: longestLookup,
      adapter: carrier.adapter,
    })
  }

  #awaitHello(socket: Duplex) {
    let reading: NodeJS.Immediate | undefined
    const timer = setTimeout(() => {
      // After a long turn of the event loop timers come first, and then what was sent meanwhile.
      reading = setImmediate(() => socket.destroy())
    }, this.#limits.helloMs)
    const end = () => {
      clearTimeout(timer)
      clearImmediate(reading)
    }
    socket.once('close', end)
    this.#hellos.set(socket, end)
  }

  async #admit(
    socket: Socket,
    token: unknown,
    { findUserId, keyOf }: { findUserId: (token: string) => Promise<string | undefined>; keyOf: Sessions['keyOf'] },
  ): Promise<void> {
    const userId = typeof token === 'string' ? await findUserId(token) : undefined
    if (!userId || typeof token !== 'string') throw new LiveRefusal('session.invalid')
    const others = this.#io?.of('/').adapter.rooms.get(roomOfPerson(userId))?.size ?? 0
    if (others >= this.#limits.socketsPerAccount) throw new LiveRefusal('live.too_many')
    this.#admitted.set(socket, { token, userId })
    // Processes tell each other of it with each answer about who is there, and long answers are kept in a table. Callers choose how long it is.
    Object.assign(socket.handshake, { auth: {}, headers: {}, url: '', query: {} })
    await socket.join([roomOfPerson(userId), roomOfSession(keyOf(token))])
  }

  async #endLapsed(sessions: Sessions): Promise<void> {
    const callers = [...this.#callers]
    for (let first = 0; first < callers.length; first += this.#limits.recheckBatch) {
      const batch = callers.slice(first, first + this.#limits.recheckBatch)
      const open = await sessions.findUserIds([...new Set(batch.map(([, { token }]) => token))])
      for (const [id, { token, userId }] of batch) {
        if (open.get(token) !== userId) this.#io?.local.in(id).disconnectSockets(true)
      }
    }
  }
}

function onSignal(
  socket: Socket,
  name: string,
  onTrouble: (error: unknown) => void,
  handle: (data: unknown) => Promise<void>,
) {
  // One after the other, so that the latest wins. `limitPackets` keeps the queue short.
  let last = Promise.resolve()
  socket.on(name, (data: unknown) => {
    last = last.then(() => handle(data)).catch(onTrouble)
  })
}

function limitPackets(socket: Socket, { packets }: LiveLimits) {
  let [count, until] = [0, 0]
  socket.conn.on('packet', () => {
    const now = performance.now()
    if (now > until) [count, until] = [0, now + packets.windowMs]
    count += 1
    if (count > packets.count) socket.disconnect(true)
  })
}

const tooMany = () => new DomainError('limit.address', { retryAfterSeconds: 30 })
const roomOfSession = (key: string) => `session:${key}`
