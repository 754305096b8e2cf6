import {
  adminResultListView,
  adminResultsQuery,
  adminResultView,
  failureView,
  idempotencyHeaders,
  operatorReasonBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { listAdminResults, restoreResult, withdrawResult } from './withdraw-result.ts'

const tags = ['Operators']
const idParams = z.object({ id: z.uuid() })
const config = { access: 'operator', missing: 'assessment.result_not_found' } as const
const response = { 200: adminResultView, '4xx': failureView }

export const adminResultRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/results',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Results of a person, or those that are withdrawn',
        querystring: adminResultsQuery,
        response: { 200: adminResultListView, '4xx': failureView },
      },
    },
    async ({ query }, reply) => sendList(reply, await listAdminResults(deps.database.db, query)),
  )

  app.post(
    '/api/admin/results/:id/withdrawal',
    {
      config,
      schema: {
        tags,
        summary: 'Withdraw a result',
        description: 'It leaves the profile, and its credential is suspended. The person reads the reason.',
        headers: idempotencyHeaders,
        params: idParams,
        body: operatorReasonBody,
        response,
      },
    },
    async (request) => {
      const decision = { ...request.body, resultId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => withdrawResult(deps, decision))
    },
  )

  app.post(
    '/api/admin/results/:id/restoration',
    {
      config,
      schema: {
        tags,
        summary: 'Restore a withdrawn result',
        description: 'It is shown as before, and its credential is valid again. The person reads the reason.',
        headers: idempotencyHeaders,
        params: idParams,
        body: operatorReasonBody,
        response,
      },
    },
    async (request) => {
      const decision = { ...request.body, resultId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => restoreResult(deps, decision))
    },
  )
}
