import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Span, startChild, startSpan, underSpan } from './spans.ts'

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
    const method = is404 ? '_OTHER' : request.method
    const route = is404 ? 'none' : (routeOptions.url ?? 'none')
    const name = `${method} ${route}`
    const attributes = { 'http.request.method': method, 'http.route': route }
    const begin = (incoming: IncomingMessage) => {
      const cause = isProxy(incoming.socket.remoteAddress ?? '') ? traceparentOf(incoming.headers) : undefined
      return startSpan({ name, kind: 'server', attributes }, { requestId: request.id, cause })
    }
    const span = isOutside ? begin(raw) : startChild({ name, kind: 'internal', attributes })
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
