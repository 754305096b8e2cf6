import { adminHoldListView, adminHoldsQuery, failureView, shownHoldDays } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { listAdminHolds } from './list-admin-holds.ts'

export const adminHoldRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/holds',
    {
      config: { access: 'operator' },
      schema: {
        tags: ['Operators'],
        summary: 'Disputed money that can soon be held no longer',
        description: `Contracts in dispute, or with a payment that a bank took back, whose money has to move within ${shownHoldDays} days. The nearest first.`,
        querystring: adminHoldsQuery,
        response: { 200: adminHoldListView, '4xx': failureView },
      },
    },
    async ({ query }, reply) => sendList(reply, await listAdminHolds(deps, query)),
  )
}
