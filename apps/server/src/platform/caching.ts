import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The `Cache-Control` of a route whose answers may be kept; without it none may. Not for what depends on who asks. What
     * may change, or is about a person, is asked for again each time: `no-cache`, which comes with an `ETag`.
     */
    caching?: string
  }
}

/** Keeps every answer out of every cache, except where its route declares otherwise. */
export function installCaching(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('cache-control', request.routeOptions.config?.caching ?? 'no-store')
    next()
  })
}
