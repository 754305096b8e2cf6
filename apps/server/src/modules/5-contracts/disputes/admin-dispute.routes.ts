import {
  adminDisputeListView,
  adminDisputesQuery,
  describeMove,
  disputeDecisionBody,
  disputeEvidenceView,
  disputeMoves,
  failureView,
  idempotencyHeaders,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendDocument } from '../../../platform/documents/send-document.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { documents } from '../../../platform/limits/rate-limits.rules.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getEvidenceForOperator, listDisputesForOperators } from './admin-disputes.ts'
import { decideDispute } from './decide-dispute.ts'
import { evidenceDocument } from './evidence-document.ts'

const tags = ['Operators']
const idParams = z.object({ id: z.uuid() })
const config = { access: 'operator', missing: 'dispute.not_found' } as const

export const adminDisputeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/disputes',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Disputes',
        querystring: adminDisputesQuery,
        response: { 200: adminDisputeListView, '4xx': failureView },
      },
    },
    async ({ query }, reply) => sendList(reply, await listDisputesForOperators(deps, query)),
  )

  app.get(
    '/api/admin/disputes/:id',
    {
      config,
      schema: {
        tags,
        summary: 'A dispute with its evidence',
        description: 'One that the two sides have settled between themselves is not shown.',
        params: idParams,
        response: { 200: disputeEvidenceView, '4xx': failureView },
      },
    },
    async ({ params, userId: operatorId }) => getEvidenceForOperator(deps, { disputeId: params.id, operatorId }),
  )

  app.get(
    '/api/admin/disputes/:id/evidence.pdf',
    {
      config: { ...config, limits: [documents] },
      schema: {
        tags,
        summary: 'The evidence of a dispute as a PDF',
        description: 'Answers with the document itself.',
        params: idParams,
        response: { '4xx': failureView },
      },
    },
    async (request, reply) => {
      const evidence = await getEvidenceForOperator(deps, { disputeId: request.params.id, operatorId: request.userId })
      return sendDocument(request, reply, { content: evidenceDocument(evidence), now: deps.clock() })
    },
  )

  app.post(
    '/api/admin/disputes/:id/decide',
    {
      config,
      schema: {
        tags,
        summary: 'Decide a dispute',
        description: `${describeMove(disputeMoves.decide)} The two amounts are together what is still in dispute. It is paid out and the contract is cancelled. Both sides read the reason.`,
        headers: idempotencyHeaders,
        params: idParams,
        body: disputeDecisionBody,
        response: { 200: disputeEvidenceView, '4xx': failureView },
      },
    },
    async (request) => {
      const decision = { disputeId: request.params.id, operatorId: request.userId, ...request.body }
      return answerOnce(deps, request, (deps) => decideDispute(deps, decision))
    },
  )
}
