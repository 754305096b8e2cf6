import {
  exerciseAnswerLimit,
  exerciseStateBody,
  exerciseStateView,
  failureView,
  idempotencyHeaders,
  lessonExercisesView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { keepExerciseState } from './keep-exercise-state.ts'
import { listLessonExercises } from './list-lesson-exercises.ts'

const tags = ['Courses']
const id = z.string().max(100)

export const exerciseRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/library/:courseId/lessons/:lessonId/exercises',
    {
      config: {
        access: 'optional',
        missing: { courseId: 'exercise.lesson_not_found', lessonId: 'exercise.lesson_not_found' },
      },
      schema: {
        tags,
        summary: 'The exercises of a lesson, and what you keep of them',
        params: z.object({ courseId: id, lessonId: id }),
        response: { 200: lessonExercisesView, '4xx': failureView },
      },
    },
    ({ params, userId }) => listLessonExercises(deps.database.db, { ...params, userId }),
  )

  app.put(
    '/api/library/:courseId/exercises/:exerciseId',
    {
      bodyLimit: jsonBytes(exerciseAnswerLimit),
      config: { missing: { courseId: 'exercise.not_found', exerciseId: 'exercise.not_found' } },
      schema: {
        tags,
        summary: 'Keep your answer to an exercise, and how far you are',
        description: 'For yourself: what a browser says was solved proves nothing.',
        headers: idempotencyHeaders,
        params: z.object({ courseId: id, exerciseId: id }),
        body: exerciseStateBody,
        response: { 200: exerciseStateView, '4xx': failureView },
      },
    },
    async (request) => {
      const state = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => keepExerciseState(deps, state))
    },
  )
}
