import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DomainError, type ErrorCode } from '../errors.ts'
import { Shares } from '../limits/shares.ts'
import { addressKey } from './address-key.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { renderFailure } from './error-handler.ts'
import type { Gate } from './gate.ts'
import { OpenConnections } from './open-connections.ts'
import { inTurnPerConnection } from './pipelining.ts'
import { Upgrades } from './upgrades.ts'

export type ServerOptions = {
  limits: ConnectionLimits
  upgrades?: Upgrades
  /** Whether connections from this address are those of a proxy in front of us, which many people share. */
  isProxy?: (address: string) => boolean
  /** The address of a caller, behind the proxies we trust. */
  addressOf?: (request: IncomingMessage) => string
  gate?: Pick<Gate, 'isClosedTo' | 'refuse'>
  /** Told of requests that never reach the listener: 429 beyond a caller's share, 503 at the gate. */
  onRefused?: (status: 429 | 503) => void
}

/** An HTTP server on which nobody can hold connections for long, or more than their share of them. */
export function createLimitedServer(
  listener: RequestListener,
  {
    limits,
    upgrades = new Upgrades(),
    isProxy = () => false,
    addressOf = directAddress,
    gate,
    onRefused,
  }: ServerOptions,
): Server {
  const connections = new OpenConnections(limits, isProxy)
  const server = createServer({
    headersTimeout: limits.headMs,
    connectionsCheckingInterval: Math.min(1_000, limits.headMs / 4),
    // Behind an answer under way, a WebSocket's first bytes would be taken for a part of that answer.
    shouldUpgradeCallback: (request) => upgrades.accepts(request) && !connections.answerOn(request.socket),
  })
  server.requestTimeout = 0 // would cut slow uploads; bodies have deadlines of their own
  server.keepAliveTimeout = limits.keepAliveMs
  server.maxConnections = limits.connections
  connections.watch(server)

  const shares = new Shares(limits.connectionsPerAddress)
  const handle = inTurnPerConnection((request, answer) => {
    const connection = connections.begin(request, answer)
    if (!connection) return
    // Node.js drops what else came with an offer to upgrade that we ignored. Clients repeat it on a new connection.
    if (request.headers.upgrade !== undefined) answer.shouldKeepAlive = false
    if (gate?.isClosedTo(request)) {
      onRefused?.(503)
      return gate.refuse(request, answer)
    }
    if (connection.address === undefined) {
      const leave = shares.take(addressKey(addressOf(request)))
      if (!leave) {
        onRefused?.(429)
        return connections.end(request.socket, renderFailure(tooMany()))
      }
      answer.once('close', leave)
    }
    listener(request, answer)
  })
  server.on('request', handle)
  // We have no expectations to refuse. Node.js would answer past the deadlines of bodies.
  server.on('checkExpectation', handle)
  server.on('upgrade', (request, socket, head) => {
    if (connections.upgrade(request.socket)) upgrades.take(request, socket, head)
    else socket.destroy()
  })
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  server.on('drop', closeIdleConnections)
  // Both are for stopping. Node.js takes a connection without a first byte for busy, and forgets upgraded ones.
  server.closeIdleConnections = () => {
    closeIdleConnections()
    connections.destroyUnused()
  }
  server.closeAllConnections = () => connections.destroyAll()
  const close = server.close.bind(server)
  server.close = (done) => {
    void takeWaiting(server).then(() => close(done))
    return server
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const answer = connections.answerOn(socket)
    if (!answer) return connections.end(socket, renderFailure(refusalFor(error.code)))
    if (socket.writable && !answer.headersSent) socket.write(renderFailure(refusalFor(error.code)))
    socket.destroy(error)
  })
  return server
}

/** Turns of the event loop in which a server that stops still takes connections, however many come. */
const turnsMost = 200

/** Takes what the system has accepted for us, until a turn of the event loop brings nothing: a server that stops listening resets it. */
async function takeWaiting(server: Server) {
  let isTaking = true
  const onConnection = () => {
    isTaking = true
  }
  server.on('connection', onConnection)
  for (let turn = 0; isTaking && turn < turnsMost; turn++) {
    isTaking = false
    await nextTurn()
    await nextTurn() // comes after the event loop has read
  }
  server.off('connection', onConnection)
}

const directAddress = ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''

const tooMany = () => new DomainError('limit.address', { retryAfterSeconds: 5 })

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
  HPE_HEADER_OVERFLOW: 'request.head_too_large',
}

const refusalFor = (code = '') => new DomainError(codes[code] ?? 'request.invalid')
