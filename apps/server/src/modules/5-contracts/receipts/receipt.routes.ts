import { failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendDocument } from '../../../platform/documents/send-document.ts'
import { documents } from '../../../platform/limits/rate-limits.rules.ts'
import { getReceiptDocument } from './get-receipt-document.ts'

export const receiptRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/receipts/:receiptId/pdf',
    {
      config: { missing: 'receipt.not_found', limits: [documents] },
      schema: {
        tags: ['Payments'],
        summary: 'A receipt or credit note as a PDF',
        description:
          'Answers with the document itself, once it has its number: moments after the payment or refund was recorded.',
        params: z.object({ receiptId: z.uuid() }),
        response: { '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { receiptId } = request.params
      const content = await getReceiptDocument(deps.database.db, { receiptId, viewerId: request.userId })
      return sendDocument(request, reply, { content, now: deps.clock() })
    },
  )
}
