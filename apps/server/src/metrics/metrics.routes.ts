import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DomainError } from '../platform/errors.ts'
import type { Metrics } from './metrics.ts'

export const metricsRoutes: FastifyPluginAsyncZod<{ metrics: Metrics | undefined }> = async (app, { metrics }) => {
  app.get(
    '/metrics',
    {
      config: { access: 'monitor', rank: 'always', untraced: true },
      schema: {
        summary: 'What this process measures, for Prometheus',
        description:
          'With the token of `GUILDHALL_METRICS_TOKEN` as `Authorization: Bearer …`; where that is not set, there is nothing here.',
        response: { 200: z.string() },
      },
    },
    async (_request, reply) => {
      if (!metrics) throw new DomainError('route.not_found')
      void reply.type(metrics.contentType).serializer((text: string) => text)
      return metrics.text()
    },
  )
}
