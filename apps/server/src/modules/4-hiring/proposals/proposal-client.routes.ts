import {
  failureView,
  idempotencyHeaders,
  proposalMarkBody,
  proposalMarkView,
  proposalNoteMaximum,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { markProposal, openProposal } from './mark-proposal.ts'

const tags = ['Proposals']
const params = z.object({ id: z.uuid() })
const config = { missing: 'proposal.not_found' } as const

export const proposalClientRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.put(
    '/api/proposals/:id/mark',
    {
      config,
      bodyLimit: jsonBytes(proposalNoteMaximum),
      schema: {
        tags,
        summary: 'Shortlist or archive a proposal, and note something about it',
        description:
          'For the client of the project, who alone sees it. Fields that are left out stay as they are; a mark of null takes the mark away.',
        headers: idempotencyHeaders,
        params,
        body: proposalMarkBody,
        response: { 200: proposalMarkView, '4xx': failureView },
      },
    },
    async (request) => {
      const mark = { ...request.body, proposalId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => markProposal(deps, mark))
    },
  )

  app.post(
    '/api/proposals/:id/open',
    {
      config,
      schema: {
        tags,
        summary: 'Say that you have opened a proposal',
        description:
          'By the client. Our screens do so when a proposal is expanded in the list or shown in a comparison. Its freelancer sees the first time.',
        params,
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }, reply) => {
      await openProposal(deps, { proposalId: params.id, viewerId })
      return reply.code(204).send(null)
    },
  )
}
