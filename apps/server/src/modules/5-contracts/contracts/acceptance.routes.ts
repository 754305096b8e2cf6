import {
  acceptProposalBody,
  describeMove,
  failureView,
  idempotencyHeaders,
  proposalMoves,
  proposalView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { acceptProposal } from './accept-proposal.ts'

const tags = ['Proposals']
const idParams = z.object({ id: z.uuid() })

export const acceptanceRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/proposals/:id/accept',
    {
      config: { missing: 'proposal.not_found' },
      schema: {
        tags,
        summary: 'Accept a proposal',
        description: `${describeMove(proposalMoves.accept)} With a \`version\`, refused if the proposal has changed since.`,
        headers: idempotencyHeaders,
        params: idParams,
        body: acceptProposalBody,
        response: { 200: proposalView, '4xx': failureView },
      },
    },
    async (request) => {
      const { userId: viewerId } = request
      const acceptance = { proposalId: request.params.id, viewerId, version: request.body?.version }
      return answerOnce(deps, request, (deps) => acceptProposal(deps, acceptance))
    },
  )
}
