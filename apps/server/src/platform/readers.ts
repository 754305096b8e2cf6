import type { IncomingMessage } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import Negotiator from 'negotiator'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1]

/** Declares a call whose path is a page, too: `constraints: forPrograms`. Who prefers HTML falls through to the page. */
export const forPrograms = { reader: 'program' } as const

/** Tells a browser that navigates (it prefers HTML) from a program (anything else), as a Fastify route constraint. */
export const readerStrategy: Strategy = {
  name: 'reader',
  storage() {
    const handlers = new Map<unknown, Handler>()
    return {
      get: (reader) => handlers.get(reader) ?? null,
      set: (reader, handler) => void handlers.set(reader, handler),
    }
  },
  deriveConstraint: (request) => (prefersHtml(request) ? 'browser' : 'program'),
}

function prefersHtml(request: IncomingMessage): boolean {
  if (!request.headers.accept?.includes('text/html')) return false
  return new Negotiator(request).mediaType(['application/json', 'text/html']) === 'text/html'
}
