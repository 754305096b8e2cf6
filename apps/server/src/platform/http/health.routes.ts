import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Live } from '../live/live.ts'

const readiness = z.object({
  status: z.literal('ready'),
  valkey: z
    .enum(['ok', 'away'])
    .optional()
    .describe('Whether live events reach other processes, where Valkey carries them.'),
})

type Dependencies = { database: Database; live: Pick<Live, 'isCarried'> }

/** `/healthz`: the process is alive. `/readyz`: its database answers. Without Valkey it still serves. */
export const healthRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, live }) => {
  const config = { access: 'public', rank: 'always', untraced: true } as const
  const alive = { summary: 'Whether the process lives', response: { 200: z.object({ status: z.literal('ok') }) } }
  const ready = { summary: 'Whether it can serve', response: { 200: readiness } }
  app.get('/healthz', { config, schema: alive }, () => ({ status: 'ok' as const }))
  app.get('/readyz', { config, schema: ready }, async (request) => {
    try {
      await database.pool.query('select 1')
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      throw new DomainError('service.unavailable', { retryAfterSeconds: 1 })
    }
    const status = 'ready' as const
    if (live.isCarried === undefined) return { status }
    return { status, valkey: live.isCarried ? ('ok' as const) : ('away' as const) }
  })
}
