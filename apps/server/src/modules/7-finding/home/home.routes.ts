import { failureView, homeQuery, moneyTimelineView, needsView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { getMoneyTimeline } from './get-money-timeline.ts'
import { getNeeds } from './get-needs.ts'

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
}
