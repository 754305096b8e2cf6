import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { activeSpan, mayTrace, type Span, type SpanStart, startChild, startTrace, underSpan } from './spans.ts'

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
  const causeOf = ({ socket, headers }: IncomingMessage) =>
    isProxy(socket.remoteAddress ?? '') ? traceparentOf(headers) : undefined

  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, reply, done) => {
    const isOutside = request.raw instanceof IncomingMessage
    // First what costs least: most requests of a busy process are not recorded.
    if (isOutside ? !mayTrace() : !activeSpan()) return done()
    if (request.routeOptions.config.untraced) return done()
    const span = isOutside
      ? startTrace(startOf(request, 'server'), { requestId: request.id, cause: causeOf(request.raw) })
      : startChild(startOf(request, 'internal'))
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
}

function startOf({ routeOptions, is404, method: named }: FastifyRequest, kind: SpanStart['kind']): SpanStart {
  const method = is404 ? '_OTHER' : named
  const route = is404 ? 'none' : (routeOptions.url ?? 'none')
  return { name: `${method} ${route}`, kind, attributes: { 'http.request.method': method, 'http.route': route } }
}

const traceparentOf = ({ traceparent }: IncomingHttpHeaders) =>
  typeof traceparent === 'string' ? traceparent : undefined

/** The server knows all pages by one route; `pattern` is the page's own. */
export function namePage({ span }: FastifyRequest, pattern: string) {
  span?.rename(`page ${pattern}`)
  span?.set({ 'http.route': pattern })
}

class ConnectionCut extends Error {
  override readonly name = 'connection_cut'
}
