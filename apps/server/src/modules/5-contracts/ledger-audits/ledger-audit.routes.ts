import { failureView, idempotencyHeaders, ledgerAuditsView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getAudits, startAudit } from './get-audits.ts'

const tags = ['Operators']
const config = { access: 'operator' } as const

export const ledgerAuditRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/audit',
    {
      config,
      schema: {
        tags,
        summary: 'What the last audits of the ledger found',
        response: { 200: ledgerAuditsView, '4xx': failureView },
      },
    },
    async () => getAudits(deps.database.db),
  )

  app.post(
    '/api/admin/audit',
    {
      config,
      schema: {
        tags,
        summary: 'Audit the ledger now',
        description: 'In the background. One runs every night as well.',
        headers: idempotencyHeaders,
        response: { 202: ledgerAuditsView, '4xx': failureView },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await answerOnce(deps, request, (deps) => startAudit(deps, request.userId))),
  )
}
