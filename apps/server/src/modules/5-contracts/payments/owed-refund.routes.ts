import {
  failureView,
  idempotencyHeaders,
  owedRefundListView,
  owedRefundsQuery,
  owedRefundView,
  refundRepaymentBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { listRefundsForOperators } from './list-owed-refunds.ts'
import { repayRefund } from './repay-refund.ts'

const tags = ['Operators']
const url = '/api/admin/owed-refunds'

export const owedRefundRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    url,
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Refunds that are owed to clients',
        description: 'They could not be sent to the card, and nobody has paid them another way. The oldest first.',
        querystring: owedRefundsQuery,
        response: { 200: owedRefundListView, '4xx': failureView },
      },
    },
    async ({ query, userId: operatorId }, reply) =>
      sendList(reply, await listRefundsForOperators(deps.database.db, { ...query, operatorId })),
  )

  app.post(
    `${url}/:id/repayment`,
    {
      config: { access: 'operator', missing: 'refund.not_found' },
      schema: {
        tags,
        summary: 'Record that an owed refund was paid another way',
        description:
          'Pay the client first: this moves no money. The ledger owes it no longer, the client is told the reference, and the reason goes into the log of the operators.',
        headers: idempotencyHeaders,
        params: z.object({ id: z.uuid() }),
        body: refundRepaymentBody,
        response: { 200: owedRefundView, '4xx': failureView },
      },
    },
    async (request) => {
      const repayment = { refundId: request.params.id, operatorId: request.userId, ...request.body }
      return answerOnce(deps, request, (deps) => repayRefund(deps, repayment))
    },
  )
}
