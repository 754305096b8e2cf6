import { assessmentOverviewView, failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { getOverview } from './get-overview.ts'

const tags = ['Assessments']

export const overviewRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/assessments',
    {
      schema: {
        tags,
        summary: 'What you may start, and what you have open',
        response: { 200: assessmentOverviewView, '4xx': failureView },
      },
    },
    async (request) => getOverview(deps, { userId: request.userId, address: request.ip }),
  )
}
