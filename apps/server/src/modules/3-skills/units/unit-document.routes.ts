import { failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendDocument } from '../../../platform/documents/send-document.ts'
import { documents } from '../../../platform/limits/rate-limits.rules.ts'
import { getUnitDocument } from './unit-document.ts'

export const unitDocumentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/units/:unitId/pdf',
    {
      config: { access: 'public', missing: 'unit.not_found', caching: 'public, max-age=3600', limits: [documents] },
      schema: {
        tags: ['Learning units'],
        summary: 'A learning unit as a PDF',
        description: 'Answers with the document itself.',
        params: z.object({ unitId: z.string().max(100) }),
        response: { '4xx': failureView },
      },
    },
    async (request, reply) =>
      sendDocument(request, reply, {
        content: getUnitDocument(deps, request.params.unitId),
        now: deps.clock(),
      }),
  )
}
