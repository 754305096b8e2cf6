import { failureView, landingView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { getLanding } from './get-landing.ts'

export const landingRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/landing',
    {
      // Revalidated, so that an opt-out applies at once.
      config: { access: 'public', caching: 'no-cache', mayReadReplica: true },
      schema: {
        tags: ['Profiles'],
        summary: 'What the landing page shows',
        description:
          'A few of the people who may be found and have proven most, others each day; the fee; and an example of a contract with its ledger, which is nobody’s.',
        response: { 200: landingView, '4xx': failureView },
      },
    },
    async ({ reads }) => getLanding(reads, deps),
  )
}
