import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route's `Cache-Control`; `no-store` when absent. Not for answers that depend on the caller. What may change, or
     * is about a person, takes `no-cache`: it is revalidated each time by its `ETag`.
     */
    caching?: string
  }
}

/** Answers `no-store` unless the route declares otherwise. */
export function installCacheControl(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('cache-control', request.routeOptions.config?.caching ?? 'no-store')
    next()
  })
}
