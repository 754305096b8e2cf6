import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, as `GET /api/auth/me`, in the order they were declared; for tests that must miss none. */
    routeTable: readonly string[]
  }
}

/** Writes down every route declared after it. */
export function collectRoutes(app: FastifyInstance) {
  const routes: string[] = []
  app.decorate('routeTable', routes)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
}
