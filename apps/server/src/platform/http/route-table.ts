import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, as `GET /api/auth/me`, in order of declaration. For tests that must cover each of them. */
    routeTable: readonly string[]
  }
}

export function collectRoutes(app: FastifyInstance) {
  const routes: string[] = []
  app.decorate('routeTable', routes)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
}
