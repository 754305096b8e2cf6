import { failedJobsView, failureView, idempotencyHeaders } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getFailedJobs, retryJob } from './failed-jobs.ts'

const tags = ['Operators']

export const failedJobRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/jobs',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Background work that failed',
        description: 'The latest 50 that were given up after their last try. What they carry is not shown.',
        response: { 200: failedJobsView, '4xx': failureView },
      },
    },
    async () => getFailedJobs(deps.database.db),
  )

  app.post(
    '/api/admin/jobs/:id/retry',
    {
      config: { access: 'operator', missing: 'job.not_found' },
      schema: {
        tags,
        summary: 'Let a failed job run once more',
        headers: idempotencyHeaders,
        params: z.object({ id: z.uuid() }),
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async (request, reply) => {
      const retry = { jobId: request.params.id, operatorId: request.userId }
      await answerOnce(deps, request, (deps) => retryJob(deps, retry))
      return reply.code(204).send(null)
    },
  )
}
