import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `no-store` by default; never cache answers that depend on the user. `no-cache` is revalidated by `ETag`. */
    caching?: string
  }
}

export function installCacheControl(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('cache-control', request.routeOptions.config?.caching ?? 'no-store')
    next()
  })
}
