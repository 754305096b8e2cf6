import {
  counterBody,
  counterMessageMaximum,
  describeMove,
  failureView,
  idempotencyHeaders,
  milestonesMaximum,
  proposalMoves,
  proposalView,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { acceptCounter, counterOffer, declineCounter } from './counter-offer.ts'

const tags = ['Proposals']
const params = z.object({ id: z.uuid() })
const counterParams = params.extend({ counterId: z.uuid() })
const url = '/api/proposals/:id/counters'

export const counterRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    url,
    {
      config: { missing: 'proposal.not_found' },
      bodyLimit: jsonBytes(counterMessageMaximum + milestonesMaximum * textLimits.title),
      schema: {
        tags,
        summary: 'Offer other terms for a proposal',
        description: `${describeMove(proposalMoves.counter)} Each side can make one: the client first, the freelancer as an answer. The proposal stays as it is until the other side accepts. No money moves.`,
        headers: idempotencyHeaders,
        params,
        body: counterBody,
        response: { 201: proposalView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const offer = { proposalId: request.params.id, viewerId: request.userId, ...request.body }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => counterOffer(deps, offer)))
    },
  )

  const answers = [
    {
      name: 'accept',
      run: acceptCounter,
      summary: 'Let the proposal take the terms the other side offered',
      description: `${describeMove(proposalMoves.accept_counter)} It becomes the proposal’s next version. A contract is made when the client accepts the proposal.`,
    },
    {
      name: 'decline',
      run: declineCounter,
      summary: 'Decline a counter-offer',
      description: `${describeMove(proposalMoves.decline_counter)} The proposal stays as it is.`,
    },
  ] as const
  for (const { name, run, summary, description } of answers) {
    app.post(
      `${url}/:counterId/${name}`,
      {
        config: { missing: { id: 'proposal.not_found', counterId: 'proposal.counter_not_found' } },
        schema: {
          tags,
          summary,
          description,
          headers: idempotencyHeaders,
          params: counterParams,
          response: { 200: proposalView, '4xx': failureView },
        },
      },
      async (request) => {
        const { id: proposalId, counterId } = request.params
        const answer = { proposalId, counterId, viewerId: request.userId }
        return answerOnce(deps, request, (deps) => run(deps, answer))
      },
    )
  }
}
