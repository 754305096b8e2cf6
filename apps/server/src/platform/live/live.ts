import { createServer, type IncomingMessage } from 'node:http'
import { type LiveEvent, livePath } from '@guildhall/contract'
import type pg from 'pg'
import { Server, type Socket } from 'socket.io'
import { DomainError } from '../errors.ts'
import { gatherCalls } from '../gather-calls.ts'
import { refuseUpgrade, type Upgrades } from '../http/upgrades.ts'
import { anyRefusal } from '../limits/request-turns.ts'
import type { SignalTurns } from '../limits/signal-turns.ts'
import { carryByPostgres, type EventCarrier, type OpenCarrier } from './event-carrier.ts'
import { EventQueue } from './event-queue.ts'
import { HelloWaits } from './hello-waits.ts'
import { type LiveLimits, liveLimits } from './live-limits.ts'
import { endWatch, Presence, roomOfPerson } from './presence.ts'
import { ReturnPace } from './return-pace.ts'
import { SendBufferLimit, terminate } from './send-buffer-limit.ts'
import { SocketCounts } from './socket-counts.ts'
import { limitPackets, onSignal } from './socket-signals.ts'

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

/** Across processes. An event can be lost, so screens reload over HTTP when a socket connects. */
export class Live {
  readonly #limits: LiveLimits
  /** Not in `socket.data`, which other processes can read. A socket can leave before it is connected. */
  readonly #admitted = new WeakMap<Socket, Caller>()
  readonly #callers = new Map<string, Caller>()
  /** Also those that are not let in yet. */
  readonly #connections = new Set<Parameters<typeof terminate>[0]>()
  readonly #hellos: HelloWaits
  readonly #queue: EventQueue
  #io: Server | undefined
  readonly #openCarrier: OpenCarrier | undefined
  #carrier: EventCarrier | undefined
  #presence: Presence | undefined
  #recheck: NodeJS.Timeout | undefined

  /** `openCarrier`: how events reach other processes, if not by PostgreSQL. */
  constructor(limits: Partial<LiveLimits> = {}, openCarrier?: OpenCarrier) {
    this.#limits = { ...liveLimits, ...limits }
    this.#hellos = new HelloWaits(this.#limits)
    this.#queue = new EventQueue(this.#limits, ({ rooms, event }) => void this.#io?.to(rooms).emit('event', event))
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
      this.#hellos.await(socket)
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
      if (!this.#hellos.take(connection)) return terminate(socket.conn)
      this.#admit(socket, token, { findUserId, keyOf: sessions.keyOf }).then(
        () => next(),
        (error: unknown) => {
          if (error instanceof LiveRefusal) {
            this.#hellos.await(connection) // or its end
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
    this.#queue.add(userIds, event)
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
    this.#queue.sendRest()
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

const tooMany = () => new DomainError('limit.address', { retryAfterSeconds: 30 })
const roomOfSession = (key: string) => `session:${key}`
