import {
  challengedItemDetailView,
  challengedItemsView,
  correctionBody,
  exactText,
  failureView,
  idempotencyHeaders,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { decideChallenge } from './decide-challenge.ts'
import { getChallengedItem, listChallengedItems } from './list-challenged-items.ts'

const tags = ['Operators']
const params = z.object({ itemId: exactText('Item', 500) })
const config = { access: 'operator', missing: 'challenge.item_not_found' } as const
const response = { 200: challengedItemDetailView, '4xx': failureView }

export const adminChallengeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/challenges',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Questions and templates with open challenges',
        description: 'The one that waits longest first.',
        response: { 200: challengedItemsView, '4xx': failureView },
      },
    },
    async () => listChallengedItems(deps),
  )

  app.get(
    '/api/admin/challenges/:itemId',
    {
      config,
      schema: { tags, summary: 'What is said about a question or a template, and what was decided', params, response },
    },
    async ({ params }) => getChallengedItem(deps, params.itemId),
  )

  app.post(
    '/api/admin/challenges/:itemId/decision',
    {
      config,
      schema: {
        tags,
        summary: 'Decide about a challenged question',
        description:
          'Keep it, say which option is right, or drop the whole item. Every assessment that asked it is graded again, and those ' +
          'concerned read the reason.',
        headers: idempotencyHeaders,
        params,
        body: correctionBody,
        response,
      },
    },
    async (request) => {
      const { itemId } = request.params
      const decision = { ...request.body, itemId, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => decideChallenge(deps, decision))
    },
  )
}
