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

export function prefersHtml({ headers: { accept } }: IncomingMessage): boolean {
  return accept?.includes('text/html') === true && prefersToJson(accept, 'text/html')
}

/** Those of browsers have less than 300 characters. Quoted commas take the square of the length, once in every request. */
const readCharacters = 1_000

export function prefersToJson(accept: string | undefined, mediaType: string): boolean {
  if (accept === undefined || accept.length > readCharacters) return false
  return new Negotiator({ headers: { accept } }).mediaType(['application/json', mediaType]) === mediaType
}
