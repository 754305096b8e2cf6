import { attentionView, failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { getAttention } from './get-attention.ts'

export const attentionRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/attention',
    {
      schema: {
        tags: ['Proposals'],
        summary: 'How many deliveries wait for you',
        description:
          '`deliveriesToReview` counts those on your projects, `changesRequested` those your clients sent back to you.',
        response: { 200: attentionView, '4xx': failureView },
      },
    },
    async (request) => getAttention(deps.database.db, request.userId),
  )
}
