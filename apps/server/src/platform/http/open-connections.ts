import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Shares } from '../limits/shares.ts'
import { addressKey } from './address-key.ts'
import { AnswerPace } from './answer-pace.ts'
import type { ConnectionLimits } from './connection-limits.ts'

type Connection = {
  socket: Socket
  /** Undefined for a proxy, whose connections are those of many people. */
  address: string | undefined
  leave: () => void
  /** Whether what had arrived with the connection would have been read by now. */
  isHeard: boolean
  use: 'new' | 'answering' | 'idle' | 'ending' | 'upgraded'
  answer: ServerResponse | undefined
  pace: AnswerPace
  /** In this use, as far as it has a deadline. */
  milliseconds: number
  bytesRead: number
}

/**
 * The connections of a server, and the deadlines that Node.js does not have: it restarts its timers with every byte,
 * and forgets connections that were upgraded.
 */
export class OpenConnections {
  readonly #limits: ConnectionLimits
  readonly #all = new Map<Socket, Connection>()
  readonly #shares: Shares
  readonly #isProxy: (address: string) => boolean

  constructor(limits: ConnectionLimits, isProxy: (address: string) => boolean) {
    this.#limits = limits
    this.#isProxy = isProxy
    this.#shares = new Shares(limits.connectionsPerAddress)
  }

  watch(server: Server) {
    server.on('connection', (socket: Socket) => this.#admit(socket))
    server.on('listening', () => {
      const everyMs = Math.min(1_000, this.#limits.headMs / 4)
      const timer = setInterval(() => this.#check(everyMs), everyMs).unref()
      server.once('close', () => clearInterval(timer))
    })
  }

  /** Undefined if the connection is to end, so that nothing more may be done for it. */
  begin({ socket }: IncomingMessage, answer: ServerResponse): Pick<Connection, 'address'> | undefined {
    const connection = this.#all.get(socket)
    if (!connection || connection.use === 'ending') return undefined
    enter(connection, 'answering')
    connection.answer = answer
    connection.pace.restart()
    answer.on('close', () => this.#finish(connection, answer))
    return connection
  }

  /** What is being answered on the connection. */
  answerOn(socket: Socket): ServerResponse | undefined {
    return this.#all.get(socket)?.answer
  }

  /** Says no more to the client, and reads for a while what it still sends. Unread bytes would reset the connection. */
  end(socket: Socket, lastWords: string) {
    const connection = this.#all.get(socket)
    if (!connection || connection.use === 'ending') return
    socket.write(lastWords)
    this.#end(connection)
  }

  /** False if the connection was not admitted. */
  upgrade(socket: Socket): boolean {
    const connection = this.#all.get(socket)
    if (connection) enter(connection, 'upgraded')
    return connection !== undefined
  }

  destroyUnused() {
    for (const { socket, use, isHeard } of this.#all.values()) {
      if (use === 'ending' || (isHeard && socket.bytesRead === 0)) socket.destroy()
    }
  }

  destroyAll() {
    for (const { socket } of this.#all.values()) socket.destroy()
  }

  #admit(socket: Socket) {
    // Node.js removes its listener when a connection is upgraded, and a client that resets it would end the process.
    socket.on('error', () => {})
    const { remoteAddress } = socket
    if (remoteAddress === undefined) return socket.destroy() // reset before we took it
    const address = this.#isProxy(remoteAddress) ? undefined : addressKey(remoteAddress)
    const leave = address === undefined ? () => {} : this.#placeFor(address)
    if (!leave) return socket.destroy()
    const connection: Connection = {
      socket,
      address,
      leave,
      isHeard: false,
      use: 'new',
      answer: undefined,
      pace: new AnswerPace(socket),
      milliseconds: 0,
      bytesRead: 0,
    }
    this.#all.set(socket, connection)
    // The second of two comes after the event loop has read.
    setImmediate(() => setImmediate(() => Object.assign(connection, { isHeard: true })))
    socket.once('close', () => {
      leave()
      this.#all.delete(socket)
    })
  }

  /** If the address has all its connections, the idle ones of them make room. */
  #placeFor(address: string) {
    const place = this.#shares.take(address)
    if (place) return place
    for (const connection of this.#all.values()) {
      const isIdle = connection.use === 'idle' && connection.socket.bytesRead === connection.bytesRead
      if (connection.address !== address || !isIdle) continue
      connection.leave()
      connection.socket.destroy()
    }
    return this.#shares.take(address)
  }

  #finish(connection: Connection, { req }: ServerResponse) {
    connection.answer = undefined
    if (connection.use !== 'answering') return
    // Node.js would wait without a deadline for the rest of a body that nobody wants any more.
    if (req.complete) enter(connection, 'idle')
    else this.#end(connection)
  }

  #end(connection: Connection) {
    enter(connection, 'ending')
    connection.socket.end()
    connection.socket.resume()
  }

  #check(elapsedMs: number) {
    let unread = 0
    for (const connection of this.#all.values()) {
      if (this.#isOverdue(connection, elapsedMs)) connection.socket.destroy()
      else unread += connection.socket.writableLength
    }
    if (unread > this.#limits.unreadBytes) this.#destroyLongest(unread)
  }

  #isOverdue(connection: Connection, elapsedMs: number): boolean {
    const { use, socket, pace } = connection
    const { headMs, keepAliveMs, drain } = this.#limits
    connection.milliseconds += elapsedMs
    switch (use) {
      case 'new': // the head has a deadline by Node.js
      case 'upgraded':
        return false
      case 'answering':
        return pace.isOverdue(elapsedMs, this.#limits)
      case 'idle':
        return connection.milliseconds >= keepAliveMs + headMs
      case 'ending':
        return connection.milliseconds >= headMs || socket.bytesRead - connection.bytesRead > drain.bytes
    }
  }

  #destroyLongest(unread: number) {
    let left = unread
    const sockets = [...this.#all.keys()].sort((one, other) => other.writableLength - one.writableLength)
    for (const socket of sockets) {
      if (left <= this.#limits.unreadBytes) return
      left -= socket.writableLength
      socket.destroy()
    }
  }
}

function enter(connection: Connection, use: Connection['use']) {
  connection.use = use
  connection.milliseconds = 0
  connection.bytesRead = connection.socket.bytesRead
}
