import {
  assessmentResultView,
  failureView,
  generateQuizBody,
  idempotencyHeaders,
  quizView,
  saveAssessmentBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { disconnectSignal } from '../../../platform/http/disconnect-signal.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { generateQuiz } from './generate-quiz.ts'
import { savePractice } from './save-practice.ts'

const tags = ['Assessments']

export const practiceRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/ai-quiz/generate',
    {
      config: { access: 'optional' },
      schema: {
        tags,
        summary: 'Practice questions with their answers',
        body: generateQuizBody,
        response: { 200: quizView, '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      const { userId, ip } = request
      const requester = { ...(userId ? { userId } : {}), address: ip }
      return generateQuiz(deps, { ...request.body, requester, signal: disconnectSignal(reply) })
    },
  )

  app.post(
    '/api/ai-quiz/save-assessment',
    {
      schema: {
        tags,
        summary: 'Save a practice result, by your own word',
        headers: idempotencyHeaders,
        body: saveAssessmentBody,
        response: { 200: assessmentResultView, '4xx': failureView },
      },
    },
    async (request) =>
      answerOnce(deps, request, (deps) => savePractice(deps, { ...request.body, userId: request.userId })),
  )
}
