import { challengeBody, challengeListView, challengeView, failureView, idempotencyHeaders } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { challengeQuestion, listChallenges } from './challenge-question.ts'

const tags = ['Assessments']
const params = z.object({ resultId: z.uuid() })
const config = { missing: 'assessment.result_not_found' } as const

export const challengeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/assessments/results/:resultId/challenges',
    {
      config,
      schema: {
        tags,
        summary: 'What you said is wrong with questions of this result',
        params,
        response: { 200: challengeListView, '4xx': failureView },
      },
    },
    async ({ params, userId }) => listChallenges(deps, { ...params, userId }),
  )

  app.post(
    '/api/assessments/results/:resultId/challenges',
    {
      config,
      schema: {
        tags,
        summary: 'Challenge a question of this result',
        description: 'Once for each question. An operator decides, and you are told.',
        headers: idempotencyHeaders,
        params,
        body: challengeBody,
        response: { 201: challengeView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const challenge = { ...request.params, ...request.body, userId: request.userId }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => challengeQuestion(deps, challenge)))
    },
  )
}
