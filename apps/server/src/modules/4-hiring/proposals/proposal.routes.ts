import {
  describeMove,
  failureView,
  idempotencyHeaders,
  milestonesMaximum,
  personProposalsQuery,
  projectMoves,
  projectProposalsQuery,
  proposalBody,
  proposalCountsView,
  proposalListView,
  proposalView,
  skillsMaximum,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getProposalFor } from './get-proposal.ts'
import { countSentProposals, listProposals, type ProposalListQuery } from './list-proposals.ts'
import { propose } from './propose.ts'

const tags = ['Proposals']
const idParams = z.object({ id: z.uuid() })

export const proposalRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const db = prepared(deps.database.db)

  app.post(
    '/api/proposals',
    {
      bodyLimit: jsonBytes(
        textLimits.message + skillsMaximum * textLimits.skill + milestonesMaximum * textLimits.title,
      ),
      schema: {
        tags,
        summary: 'Propose on a project',
        description: describeMove(projectMoves.propose),
        headers: idempotencyHeaders,
        body: proposalBody,
        response: { 201: proposalView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { userId: viewerId } = request
      const proposal = await answerOnce(deps, request, (deps) => propose(deps, { ...request.body, viewerId }))
      return reply.code(201).send(proposal)
    },
  )

  const sent = {
    summary: 'The proposals you sent',
    key: 'freelancerId',
    querystring: personProposalsQuery,
    missing: 'account.not_found',
  } as const
  const received = { ...sent, summary: 'The proposals on all your projects', key: 'clientId' } as const
  const lists = [
    {
      url: '/api/proposals/:id',
      summary: 'The proposals on your project',
      key: 'projectId',
      querystring: projectProposalsQuery,
      missing: 'project.not_found',
    },
    { url: '/api/freelancers/:id/proposals', ...sent },
    { url: '/api/proposals/freelancer/:id', ...sent },
    { url: '/api/clients/:id/proposals', ...received },
    { url: '/api/proposals/client/:id', ...received },
  ] as const
  for (const { url, summary, key, querystring, missing } of lists) {
    app.get(
      url,
      {
        config: { missing },
        schema: {
          tags,
          summary,
          params: idParams,
          querystring,
          response: { 200: proposalListView, '4xx': failureView },
        },
      },
      async (request, reply) => {
        const scope = { [key]: request.params.id } as ProposalListQuery['scope']
        return sendList(reply, await listProposals(db, { ...request.query, scope, viewerId: request.userId }))
      },
    )
  }

  // `/api/proposals/{id}` takes a project id, as the specification has it.
  app.get(
    '/api/proposals/:id/full',
    {
      config: { missing: 'proposal.not_found' },
      schema: {
        tags,
        summary: 'A proposal with its full message',
        params: idParams,
        response: { 200: proposalView, '4xx': failureView },
      },
    },
    async (request) => getProposalFor(db, { proposalId: request.params.id, viewerId: request.userId }),
  )

  app.get(
    '/api/proposals/freelancer/:id/counts',
    {
      config: { missing: 'account.not_found' },
      schema: {
        tags,
        summary: 'How many proposals you sent, by status',
        params: idParams,
        response: { 200: proposalCountsView, '4xx': failureView },
      },
    },
    async (request) => countSentProposals(db, { freelancerId: request.params.id, viewerId: request.userId }),
  )
}
