import {
  appealBody,
  appealMaximum,
  decisionListView,
  decisionsQuery,
  decisionView,
  failureView,
  idempotencyHeaders,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { appealDecision, listDecisions } from './decisions.ts'

const tags = ['Reports']

export const decisionRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/decisions',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'What operators decided about you or your content',
        description: 'Warnings and hidden content, newest first.',
        querystring: decisionsQuery,
        response: { 200: decisionListView, '4xx': failureView },
      },
    },
    async ({ query, userId }, reply) => sendList(reply, await listDecisions(deps, { ...query, userId })),
  )

  app.post(
    '/api/decisions/:id/appeal',
    {
      bodyLimit: jsonBytes(appealMaximum),
      config: { whileSuspended: true, missing: 'decision.not_found' },
      schema: {
        tags,
        summary: 'Appeal against a decision',
        description: 'Once for each.',
        headers: idempotencyHeaders,
        params: z.object({ id: z.uuid() }),
        body: appealBody,
        response: { 200: decisionView, '4xx': failureView },
      },
    },
    async (request) => {
      const appeal = { ...request.body, decisionId: request.params.id, userId: request.userId }
      return answerOnce(deps, request, (deps) => appealDecision(deps, appeal))
    },
  )
}
