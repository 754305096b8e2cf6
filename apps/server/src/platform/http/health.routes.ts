import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'

/** `/healthz`: the process is alive. `/readyz`: it can serve, since its database answers. */
export const healthRoutes: FastifyPluginAsync<{ database: Database }> = async (app, { database }) => {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  app.get('/healthz', options, () => ({ status: 'ok' }))
  app.get('/readyz', options, async (request) => {
    try {
      await database.pool.query('select 1')
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw new DomainError('service.unavailable')
    }
    return { status: 'ready' }
  })
}
