import {
  contractReviewsView,
  failureView,
  idempotencyHeaders,
  ownReviewListView,
  ownReviewsQuery,
  ownReviewView,
  personFiguresDetailView,
  personReviewsQuery,
  reviewBody,
  reviewListView,
  reviewReplyBody,
  storiesView,
  waitingReviewListView,
  waitingReviewsQuery,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getContractReviews } from './get-contract-reviews.ts'
import { getFigures } from './get-figures.ts'
import { listOwnReviews, listPersonReviews, listWaitingReviews } from './list-reviews.ts'
import { listStories } from './list-stories.ts'
import { replyToReview } from './reply-to-review.ts'
import { writeReview } from './write-review.ts'

const tags = ['Reviews']
const idParams = z.object({ id: z.uuid() })
const personParams = z.object({ userId: z.uuid() })
const ofContract = { missing: 'contract.not_found' } as const
const ofPerson = { access: 'public', missing: 'profile.not_available' } as const

export const reviewRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/contracts/:id/reviews',
    {
      config: ofContract,
      schema: {
        tags,
        summary: 'The reviews of a contract',
        description: 'For its two sides. What the other side wrote is there once it is public.',
        params: idParams,
        response: { 200: contractReviewsView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => getContractReviews(deps, { contractId: params.id, viewerId }),
  )

  app.put(
    '/api/contracts/:id/review',
    {
      config: ofContract,
      schema: {
        tags,
        summary: 'Review the other side of a contract, or change your review',
        description:
          'Both reviews become public at once: when the second one is written, or when the time to write is over. Until then each can be changed, and after that neither.',
        headers: idempotencyHeaders,
        params: idParams,
        body: reviewBody,
        response: { 200: contractReviewsView, '4xx': failureView },
      },
    },
    async (request) => {
      const review = { ...request.body, contractId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => writeReview(deps, review))
    },
  )

  app.put(
    '/api/reviews/:id/reply',
    {
      config: { missing: 'review.not_found' },
      schema: {
        tags,
        summary: 'Reply to a review of you, once',
        headers: idempotencyHeaders,
        params: idParams,
        body: reviewReplyBody,
        response: { 200: ownReviewView, '4xx': failureView },
      },
    },
    async (request) => {
      const reply = { ...request.body, reviewId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => replyToReview(deps, reply))
    },
  )

  app.get(
    '/api/reviews',
    {
      schema: {
        tags,
        summary: 'Reviews you received or gave',
        querystring: ownReviewsQuery,
        response: { 200: ownReviewListView, '4xx': failureView },
      },
    },
    async ({ query, userId: viewerId }, reply) => sendList(reply, await listOwnReviews(deps, { ...query, viewerId })),
  )

  app.get(
    '/api/reviews/waiting',
    {
      schema: {
        tags,
        summary: 'Ended contracts that you can review',
        querystring: waitingReviewsQuery,
        response: { 200: waitingReviewListView, '4xx': failureView },
      },
    },
    async ({ query, userId: viewerId }, reply) =>
      sendList(reply, await listWaitingReviews(deps, { ...query, viewerId })),
  )

  app.get(
    '/api/profile/:userId/reviews',
    {
      config: { ...ofPerson, caching: 'no-cache', mayReadReplica: true },
      schema: {
        tags,
        summary: 'Public reviews of a person',
        params: personParams,
        querystring: personReviewsQuery,
        response: { 200: reviewListView, '4xx': failureView },
      },
    },
    async ({ params, query, reads }, reply) =>
      sendList(reply, await listPersonReviews(prepared(reads), { ...query, userId: params.userId, now: deps.clock() })),
  )

  app.get(
    '/api/profile/:userId/figures',
    {
      config: { ...ofPerson, caching: 'no-cache', mayReadReplica: true },
      schema: {
        tags,
        summary: 'What was measured of a person, and from what',
        description:
          'The formulas are published at `/rules/reviews`. A figure is null while there is too little to say.',
        params: personParams,
        response: { 200: personFiguresDetailView, '4xx': failureView },
      },
    },
    async ({ params, reads }) => getFigures(prepared(reads), params.userId),
  )

  app.get(
    '/api/success-stories',
    {
      config: { access: 'public', caching: 'no-cache', mayReadReplica: true },
      schema: {
        tags,
        summary: 'Contracts that both sides praised, and the newest other reviews',
        response: { 200: storiesView, '4xx': failureView },
      },
    },
    async ({ reads }) => listStories(reads, deps.clock()),
  )
}
