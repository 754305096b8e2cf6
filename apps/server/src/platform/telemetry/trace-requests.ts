import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { activeSpan, type Span, startSpan, underSpan } from './spans.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines every few seconds. */
    untraced?: true
  }
  interface FastifyRequest {
    span: Span | null
  }
}

/**
 * Install before all other hooks. A trace that a proxy of ours began goes on here; what strangers send as one does not count. What a page
 * asks of the API within the process is a part of the page's trace.
 */
export function traceRequests(app: FastifyInstance, isProxy: (address: string) => boolean) {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions, is404 } = request
    if (routeOptions.config.untraced) return done()
    const isOutside = raw instanceof IncomingMessage
    const { traceparent } = isOutside && isProxy(raw.socket.remoteAddress ?? '') ? raw.headers : {}
    const method = is404 ? '_OTHER' : request.method
    const route = is404 ? 'none' : (routeOptions.url ?? 'none')
    const span = startSpan(
      {
        name: `${method} ${route}`,
        kind: isOutside ? 'server' : 'internal',
        attributes: { 'http.request.method': method, 'http.route': route },
      },
      { requestId: request.id, cause: isOutside ? (traceparent as string | undefined) : activeSpan() },
    )
    if (!span) return done()
    request.span = span
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      span.set({ 'http.response.status_code': statusCode })
      if (isOutside && !writableFinished) span.end(new ConnectionCut())
      else span.end(statusCode >= 500 ? statusCode : undefined)
    })
    underSpan(span, done)
  })
  // A body arrives outside of what began the request.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? underSpan(span, done) : done()))
}

/** The server knows all pages by one route; `pattern` is the page's own. */
export function namePage({ span }: FastifyRequest, pattern: string) {
  span?.rename(`page ${pattern}`)
  span?.set({ 'http.route': pattern })
}

class ConnectionCut extends Error {
  override readonly name = 'connection_cut'
}
