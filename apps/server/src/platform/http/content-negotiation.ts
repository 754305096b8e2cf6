import type { IncomingMessage } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import Negotiator from 'negotiator'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1]

/** `constraints: forApiClients`: for API routes whose path is also a page. Browsers get the page. */
export const forApiClients = { client: 'program' } as const

export const contentNegotiation: Strategy = {
  name: 'client',
  storage() {
    const handlers = new Map<unknown, Handler>()
    return {
      get: (client) => handlers.get(client) ?? null,
      set: (client, handler) => void handlers.set(client, handler),
    }
  },
  deriveConstraint: (request) => (prefersHtml(request) ? 'browser' : 'program'),
}

export function prefersHtml(request: IncomingMessage): boolean {
  if (!request.headers.accept?.includes('text/html')) return false
  return new Negotiator(request).mediaType(['application/json', 'text/html']) === 'text/html'
}
