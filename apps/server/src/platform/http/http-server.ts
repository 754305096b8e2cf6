import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { DomainError, type ErrorCode } from '../errors.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { renderFailure } from './error-handler.ts'
import { inTurnPerConnection } from './pipelining.ts'
import { limitUnreadResponses } from './unread-responses.ts'

/** An HTTP server that closes connections which stall in the request head, in reading the response, or idle. */
export function createLimitedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const checkEveryMs = Math.min(1_000, limits.headMs / 4)
  const server = createServer({ headersTimeout: limits.headMs, connectionsCheckingInterval: checkEveryMs })
  server.requestTimeout = 0 // would cut slow uploads; bodies have deadlines of their own
  server.keepAliveTimeout = limits.keepAliveMs
  server.maxConnections = limits.connections

  const answers = new WeakMap<Socket, ServerResponse>()
  const handle = inTurnPerConnection((request, answer) => {
    answers.set(request.socket, answer)
    listener(request, answer)
  })
  server.on('request', handle)
  server.setTimeout(limits.unreadAnswerMs, (socket) => {
    const answer = answers.get(socket)
    const isIdle = answer === undefined || answer.writableFinished
    if (isIdle || answer.writableEnded || answer.writableNeedDrain) socket.destroy()
    // The handler is still working. Without activity the timeout would not fire again.
    else socket.setTimeout(limits.unreadAnswerMs)
  })
  limitUnreadResponses(server, limits.unreadBytes)
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  server.on('drop', closeIdleConnections)
  const connections = collectConnections(server)
  // Both are for stopping. Node.js takes a connection without a first byte for busy, and forgets upgraded ones.
  server.closeIdleConnections = () => {
    closeIdleConnections()
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  server.closeAllConnections = () => {
    for (const socket of connections) socket.destroy()
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable && !answers.get(socket)?.headersSent) socket.write(renderFailure(refusalFor(error.code)))
    socket.destroy(error)
  })
  return server
}

function collectConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
  HPE_HEADER_OVERFLOW: 'request.head_too_large',
}

const refusalFor = (code = '') => new DomainError(codes[code] ?? 'request.invalid')
