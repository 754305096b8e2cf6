import { failureView, idempotencyHeaders, portfolioAdditionView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { addToPortfolio } from './add-to-portfolio.ts'

export const portfolioRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/library/:courseId/project/portfolio',
    {
      config: { missing: 'course.no_project' },
      schema: {
        tags: ['Profiles'],
        summary: 'Add the project of a course to your portfolio',
        description: 'With the link that you keep of it. A link that the portfolio has already is not added again.',
        headers: idempotencyHeaders,
        params: z.object({ courseId: z.string().max(100) }),
        response: { 200: portfolioAdditionView, '4xx': failureView },
      },
    },
    async (request) => {
      const own = { ...request.params, userId: request.userId }
      return answerOnce(deps, request, (deps) => addToPortfolio(deps, own))
    },
  )
}
