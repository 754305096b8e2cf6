import {
  failureView,
  firstStepsBody,
  homeQuery,
  idempotencyHeaders,
  moneyTimelineView,
  needsView,
  purposesBody,
  welcomeView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getMoneyTimeline } from './get-money-timeline.ts'
import { getNeeds } from './get-needs.ts'
import { getWelcome, putFirstStepsAway, savePurposes } from './welcome.ts'

const tags = ['Home']

export const homeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/home/needs',
    {
      schema: {
        tags,
        summary: 'What needs you now',
        description:
          'On one side of your work: what others wait for, the most urgent first, each with the day on which it settles itself.',
        querystring: homeQuery,
        response: { 200: needsView, '4xx': failureView },
      },
    },
    async ({ query, userId }) => getNeeds(deps, { ...query, userId }),
  )

  app.get(
    '/api/home/money',
    {
      schema: {
        tags,
        summary: 'Your money by month',
        description: 'Of the contracts on one side of your work, from the ledger, in the last twelve months.',
        querystring: homeQuery,
        response: { 200: moneyTimelineView, '4xx': failureView },
      },
    },
    async ({ query, userId }) => getMoneyTimeline(deps, { ...query, userId }),
  )

  app.get(
    '/api/home/welcome',
    {
      schema: {
        tags,
        summary: 'What you came for, and your first steps',
        description: 'Steps are done when what they ask for is there. Nothing is marked as done.',
        querystring: homeQuery,
        response: { 200: welcomeView, '4xx': failureView },
      },
    },
    async ({ query, userId }) => getWelcome(deps, { ...query, userId }),
  )

  app.put(
    '/api/home/purposes',
    {
      schema: {
        tags,
        summary: 'Say what you came for',
        description: 'Any of them, or none. The menus of a new account follow it, and after the first act that.',
        headers: idempotencyHeaders,
        querystring: homeQuery,
        body: purposesBody,
        response: { 200: welcomeView, '4xx': failureView },
      },
    },
    async (request) => {
      const input = { ...request.query, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => savePurposes(deps, input))
    },
  )

  app.put(
    '/api/home/first-steps',
    {
      schema: {
        tags,
        summary: 'Put your first steps away, or show them again',
        headers: idempotencyHeaders,
        querystring: homeQuery,
        body: firstStepsBody,
        response: { 200: welcomeView, '4xx': failureView },
      },
    },
    async (request) => {
      const input = { ...request.query, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => putFirstStepsAway(deps, input))
    },
  )
}
