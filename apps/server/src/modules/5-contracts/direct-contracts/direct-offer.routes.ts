import {
  declineDirectOfferBody,
  describeMove,
  directLinkBody,
  directLinkView,
  directOfferBody,
  directOfferDetailView,
  directOfferListView,
  directOfferMoves,
  directOffersQuery,
  failureView,
  idempotencyHeaders,
  milestonesMaximum,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { acceptDirectOffer, declineDirectOffer, withdrawDirectOffer } from './answer-direct-offer.ts'
import { getDirectOffer, listDirectOffers } from './list-direct-offers.ts'
import { offerDirectContract } from './offer-direct-contract.ts'
import { readLink, takeLink } from './take-link.ts'

const tags = ['Direct contracts']
const idParams = z.object({ id: z.uuid() })
const config = { missing: 'direct.not_found' } as const
const answered = { 200: directOfferDetailView, '4xx': failureView } as const

export const directOfferRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/direct-contracts',
    {
      bodyLimit: jsonBytes(textLimits.title * (1 + milestonesMaximum) + 2 * textLimits.description),
      schema: {
        tags,
        summary: 'Offer a contract to one person',
        description: 'To a member, or to an address. The answer does not tell whether an address has an account.',
        headers: idempotencyHeaders,
        body: directOfferBody,
        response: { 201: directOfferDetailView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, clientId: request.userId }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => offerDirectContract(deps, input)))
    },
  )

  app.get(
    '/api/direct-contracts',
    {
      schema: {
        tags,
        summary: 'Contracts you offered, or that were offered to you',
        querystring: directOffersQuery,
        response: { 200: directOfferListView, '4xx': failureView },
      },
    },
    async ({ query, userId: viewerId }, reply) => sendList(reply, await listDirectOffers(deps, { ...query, viewerId })),
  )

  app.get(
    '/api/direct-contracts/:id',
    {
      config,
      schema: { tags, summary: 'An offered contract, for its two sides', params: idParams, response: answered },
    },
    async ({ params, userId: viewerId }) => getDirectOffer(deps, { offerId: params.id, viewerId }),
  )

  app.post(
    '/api/direct-contracts/:id/accept',
    {
      config,
      schema: {
        tags,
        summary: 'Accept an offered contract',
        description: describeMove(directOfferMoves.accept),
        headers: idempotencyHeaders,
        params: idParams,
        response: answered,
      },
    },
    async (request) => {
      const target = { offerId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => acceptDirectOffer(deps, target))
    },
  )

  app.post(
    '/api/direct-contracts/:id/decline',
    {
      config,
      schema: {
        tags,
        summary: 'Decline an offered contract',
        description: describeMove(directOfferMoves.decline),
        headers: idempotencyHeaders,
        params: idParams,
        body: declineDirectOfferBody,
        response: answered,
      },
    },
    async (request) => {
      const target = { ...request.body, offerId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => declineDirectOffer(deps, target))
    },
  )

  app.post(
    '/api/direct-contracts/:id/withdraw',
    {
      config,
      schema: {
        tags,
        summary: 'Withdraw a contract you offered',
        description: describeMove(directOfferMoves.withdraw),
        headers: idempotencyHeaders,
        params: idParams,
        response: answered,
      },
    },
    async (request) => {
      const target = { offerId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => withdrawDirectOffer(deps, target))
    },
  )

  app.post(
    '/api/direct-contracts/link',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What a mailed link offers',
        description: 'For its reader, also without an account. The token is sent in the body, so that no log has it.',
        body: directLinkBody,
        response: { 200: directLinkView, '4xx': failureView },
      },
    },
    async ({ body, ip: address }) => readLink(deps, { ...body, address }),
  )

  app.post(
    '/api/direct-contracts/link/take',
    {
      schema: {
        tags,
        summary: 'Take a mailed offer into your account',
        description: 'Then you can accept or decline it, and the link works for no one else.',
        body: directLinkBody,
        response: answered,
      },
    },
    async ({ body, ip: address, userId: viewerId }) => takeLink(deps, { ...body, address, viewerId }),
  )
}
