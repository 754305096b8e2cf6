import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `Cache-Control` of the route, `no-store` by default. Not for answers that depend on the user. Use `no-cache` for
     * what can change or is about a person: it is revalidated by `ETag`.
     */
    caching?: string
  }
}

export function installCacheControl(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('cache-control', request.routeOptions.config?.caching ?? 'no-store')
    next()
  })
}
