import { idempotencyHeaders } from '@guildhall/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: readonly string[]
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
