import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'

/** `/healthz`: the process is alive. `/readyz`: its database answers. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const config = { access: 'public', rank: 'always', untraced: true } as const
  const alive = { summary: 'Whether the process lives', response: { 200: z.object({ status: z.literal('ok') }) } }
  const ready = { summary: 'Whether it can serve', response: { 200: z.object({ status: z.literal('ready') }) } }
  app.get('/healthz', { config, schema: alive }, () => ({ status: 'ok' as const }))
  app.get('/readyz', { config, schema: ready }, async (request) => {
    try {
      await database.pool.query('select 1')
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw new DomainError('service.unavailable', { retryAfterSeconds: 1 })
    }
    return { status: 'ready' as const }
  })
}
