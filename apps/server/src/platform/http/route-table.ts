import { idempotencyHeaders } from '@guildhall/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, as `GET /api/auth/me`, in order of declaration. For tests that must cover each of them. */
    routeTable: readonly string[]
    /** Those of them that take an `Idempotency-Key`. */
    routesWithKey: ReadonlySet<string>
  }
}

export function collectRoutes(app: FastifyInstance) {
  const routes: string[] = []
  const withKey = new Set<string>()
  app.decorate('routeTable', routes)
  app.decorate('routesWithKey', withKey)
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) {
      routes.push(`${one} ${url}`)
      if (schema?.headers === idempotencyHeaders) withKey.add(`${one} ${url}`)
    }
  })
}
