import {
  exactText,
  exerciseAnswerLimit,
  exerciseStateBody,
  exerciseStatesView,
  exerciseStateView,
  failureView,
  idempotencyHeaders,
  writtenStepBody,
  writtenWorkView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { jsonBytes } from '../../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../../1-ground/idempotency/shared/answer-once.ts'
import { finishWrittenStep } from './finish-written-step.ts'
import { getWrittenWork, listWrittenExerciseStates } from './get-written-work.ts'
import { keepWrittenExerciseState } from './keep-written-exercise-state.ts'

const tags = ['Courses']
const params = z.object({ courseId: z.uuid() })
const lessonParams = params.extend({ lessonId: exactText('Lesson', 200) })

/** As {@link courseWorkRoutes}, of courses that an AI wrote. */
export const writtenWorkRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.get(
    '/api/courses/:courseId/work',
    {
      config: { missing: 'course.not_found' },
      schema: {
        tags,
        summary: 'How far you are in a course that was written for you',
        params,
        response: { 200: writtenWorkView, '4xx': failureView },
      },
    },
    ({ params, userId }) => getWrittenWork(db, { ...params, userId }),
  )

  app.put(
    '/api/courses/:courseId/lessons/:lessonId/finished',
    {
      config: { missing: { courseId: 'course.not_found', lessonId: 'course.lesson_not_found' } },
      schema: {
        tags,
        summary: 'Say that you have finished a step of a lesson that was written for you',
        description: 'The furthest step counts. With the last one the lesson is done.',
        headers: idempotencyHeaders,
        params: lessonParams,
        body: writtenStepBody,
        response: { 200: writtenWorkView, '4xx': failureView },
      },
    },
    async (request) => {
      const step = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => finishWrittenStep(deps, step))
    },
  )

  app.get(
    '/api/courses/:courseId/lessons/:lessonId/exercises',
    {
      config: { missing: { courseId: 'course.lesson_not_found', lessonId: 'course.lesson_not_found' } },
      schema: {
        tags,
        summary: 'What you keep of the exercises of a lesson that was written for you',
        params: lessonParams,
        response: { 200: exerciseStatesView, '4xx': failureView },
      },
    },
    ({ params, userId }) => listWrittenExerciseStates(db, { ...params, userId }),
  )

  app.put(
    '/api/courses/:courseId/exercises/:exerciseId',
    {
      bodyLimit: jsonBytes(exerciseAnswerLimit),
      config: { missing: { courseId: 'exercise.not_found', exerciseId: 'exercise.not_found' } },
      schema: {
        tags,
        summary: 'Keep your answer to an exercise that was written for you, and how far you are',
        description: 'For yourself: what a browser says was solved proves nothing.',
        headers: idempotencyHeaders,
        params: params.extend({ exerciseId: exactText('Exercise', 100) }),
        body: exerciseStateBody,
        response: { 200: exerciseStateView, '4xx': failureView },
      },
    },
    async (request) => {
      const state = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => keepWrittenExerciseState(deps, state))
    },
  )
}
