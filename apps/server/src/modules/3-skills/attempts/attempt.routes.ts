import {
  answerBody,
  answerView,
  attemptView,
  failureView,
  idempotencyHeaders,
  ownResultView,
  startAttemptBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { disconnectSignal } from '../../../platform/http/disconnect-signal.ts'
import { savedAnswers } from '../../../platform/limits/rate-limits.rules.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { answerQuestion } from './answer-question.ts'
import { finishAttempt } from './finish-attempt.ts'
import { getAttempt } from './get-attempt.ts'
import { startAttempt } from './start-attempt.ts'

const tags = ['Assessments']
const attemptParams = z.object({ attemptId: z.uuid() })
const answerParams = attemptParams.extend({
  position: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
})

export const attemptRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/assessments/attempts',
    {
      schema: {
        tags,
        summary: 'Start a sealed attempt, or go on with the open one',
        body: startAttemptBody,
        response: { 200: attemptView, 201: attemptView, '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      const { userId, ip: address } = request
      const { attempt, isNew } = await startAttempt(deps, {
        ...request.body,
        userId,
        address,
        signal: disconnectSignal(reply),
      })
      return reply.code(isNew ? 201 : 200).send(attempt)
    },
  )

  app.get(
    '/api/assessments/attempts/:attemptId',
    {
      config: { missing: 'assessment.attempt_not_found' },
      schema: {
        tags,
        summary: 'An attempt of yours, without its answers',
        params: attemptParams,
        response: { 200: attemptView, '4xx': failureView },
      },
    },
    async ({ params, userId }) => getAttempt(deps, { ...params, userId }),
  )

  app.put(
    '/api/assessments/attempts/:attemptId/answers/:position',
    {
      config: {
        missing: { attemptId: 'assessment.attempt_not_found', position: 'assessment.question_not_found' },
        limits: [savedAnswers],
      },
      schema: {
        tags,
        summary: 'Keep the answer to one question, counted from 0',
        headers: idempotencyHeaders,
        params: answerParams,
        body: answerBody,
        response: { 200: answerView, '4xx': failureView },
      },
    },
    async (request) => {
      const answer = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (inner) => answerQuestion(inner, answer, deps))
    },
  )

  app.post(
    '/api/assessments/attempts/:attemptId/finish',
    {
      config: { missing: 'assessment.attempt_not_found' },
      schema: {
        tags,
        summary: 'Hand in an attempt and see how it went',
        params: attemptParams,
        response: { 200: ownResultView, '4xx': failureView },
      },
    },
    async ({ params, userId }) => finishAttempt(deps, { ...params, userId }),
  )
}
