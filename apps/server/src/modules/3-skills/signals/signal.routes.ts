import {
  failureView,
  flaggedAttemptDetailView,
  flaggedAttemptListView,
  flaggedAttemptsQuery,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { getFlaggedAttempt, listFlaggedAttempts } from './flagged-attempts.ts'

const tags = ['Operators']

export const signalRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/attempts',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Attempts that were much faster than others, or whose mistakes are those of somebody else',
        description: 'Nothing follows from it by itself.',
        querystring: flaggedAttemptsQuery,
        response: { 200: flaggedAttemptListView, '4xx': failureView },
      },
    },
    async ({ query }, reply) => sendList(reply, await listFlaggedAttempts(deps.database.db, query)),
  )

  app.get(
    '/api/admin/attempts/:id',
    {
      config: { access: 'operator', missing: 'assessment.attempt_not_found' },
      schema: {
        tags,
        summary: 'What was measured of one attempt',
        params: z.object({ id: z.uuid() }),
        response: { 200: flaggedAttemptDetailView, '4xx': failureView },
      },
    },
    async ({ params }) => getFlaggedAttempt(deps.database.db, params.id),
  )
}
