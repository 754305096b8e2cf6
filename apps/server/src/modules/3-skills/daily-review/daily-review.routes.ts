import {
  dailyReviewView,
  exerciseAnswerLimit,
  failureView,
  idempotencyHeaders,
  lessonAnswerBody,
  lessonAnswerView,
  reviewAnswerBody,
  reviewHelpView,
  reviewVerdictView,
  writtenAnswerBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { answerCard } from './answer-card.ts'
import { answerLesson } from './answer-lesson.ts'
import { answerWrittenLesson } from './answer-written-lesson.ts'
import { getDailyReview } from './get-daily-review.ts'
import { helpWithCard } from './help-with-card.ts'

const tags = ['Courses']
const cardParams = z.object({ cardId: z.uuid() })
const id = z.string().max(100)

export const dailyReviewRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/review',
    {
      schema: {
        tags,
        summary: 'Your review of today: what you got wrong and is due',
        response: { 200: dailyReviewView, '4xx': failureView },
      },
    },
    ({ userId }) => getDailyReview(deps, userId),
  )

  app.post(
    '/api/review/:cardId/answers',
    {
      bodyLimit: jsonBytes(exerciseAnswerLimit),
      config: { missing: 'dailyreview.card_not_found' },
      schema: {
        tags,
        summary: 'Answer a card of your review',
        description: 'The server judges the answer, and so decides when the card comes back.',
        headers: idempotencyHeaders,
        params: cardParams,
        body: reviewAnswerBody,
        response: { 200: reviewVerdictView, '4xx': failureView },
      },
    },
    async (request) => {
      const answer = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => answerCard(deps, answer))
    },
  )

  app.post(
    '/api/review/:cardId/help',
    {
      config: { missing: 'dailyreview.card_not_found' },
      schema: {
        tags,
        summary: 'Ask for help with a card of your review',
        description: 'A right answer after help comes back sooner than one without.',
        headers: idempotencyHeaders,
        params: cardParams,
        response: { 200: reviewHelpView, '4xx': failureView },
      },
    },
    async (request) => {
      const card = { ...request.params, userId: request.userId }
      return answerOnce(deps, request, (deps) => helpWithCard(deps, card))
    },
  )

  app.post(
    '/api/library/:courseId/lessons/:lessonId/answers',
    {
      config: {
        missing: { courseId: 'dailyreview.question_not_found', lessonId: 'dailyreview.question_not_found' },
      },
      schema: {
        tags,
        summary: 'Answer a question of a lesson',
        description: 'If the answer is wrong, the question comes back in your daily review.',
        headers: idempotencyHeaders,
        params: z.object({ courseId: id, lessonId: id }),
        body: lessonAnswerBody,
        response: { 200: lessonAnswerView, '4xx': failureView },
      },
    },
    async (request) => {
      const answer = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => answerLesson(deps, answer))
    },
  )

  app.post(
    '/api/courses/:courseId/answers',
    {
      bodyLimit: jsonBytes(exerciseAnswerLimit),
      config: { missing: 'dailyreview.question_not_found' },
      schema: {
        tags,
        summary: 'Answer a question or an exercise of a course that an AI wrote for you',
        description: 'If the answer is wrong, it comes back in your daily review.',
        headers: idempotencyHeaders,
        params: z.object({ courseId: z.uuid() }),
        body: writtenAnswerBody,
        response: { 200: lessonAnswerView, '4xx': failureView },
      },
    },
    async (request) => {
      const answer = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => answerWrittenLesson(deps, answer))
    },
  )
}
