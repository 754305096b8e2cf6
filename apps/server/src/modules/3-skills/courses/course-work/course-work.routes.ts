import {
  courseProjectBody,
  courseProjectView,
  courseWorkView,
  failureView,
  finishedStepBody,
  idempotencyHeaders,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { answerOnce } from '../../../1-ground/idempotency/shared/answer-once.ts'
import { finishStep } from './finish-step.ts'
import { getCourseWork } from './get-course-work.ts'
import { getProject } from './get-project.ts'
import { keepProject } from './keep-project.ts'

const tags = ['Courses']
const params = z.object({ courseId: z.string().max(100) })

export const courseWorkRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/library/:courseId/work',
    {
      config: { missing: 'course.not_found' },
      schema: {
        tags,
        summary: 'How far you are in a course of the library, and what you keep of its project',
        params,
        response: { 200: courseWorkView, '4xx': failureView },
      },
    },
    ({ params, userId }) => getCourseWork(deps.database.db, { ...params, userId }),
  )

  app.put(
    '/api/library/:courseId/lessons/:lessonId/finished',
    {
      config: { missing: { courseId: 'course.lesson_not_found', lessonId: 'course.lesson_not_found' } },
      schema: {
        tags,
        summary: 'Say that you have finished a step of a lesson',
        description: 'The furthest step counts. With the last one the lesson is done, if you keep the course.',
        headers: idempotencyHeaders,
        params: params.extend({ lessonId: z.string().max(100) }),
        body: finishedStepBody,
        response: { 200: courseWorkView, '4xx': failureView },
      },
    },
    async (request) => {
      const step = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => finishStep(deps, step))
    },
  )

  app.get(
    '/api/library/:courseId/project',
    {
      config: { access: 'public', missing: 'course.no_project', caching: 'no-cache' },
      schema: {
        tags,
        summary: 'The project at the end of a course',
        params,
        response: { 200: courseProjectView, '4xx': failureView },
      },
    },
    async ({ params }) => getProject(params.courseId),
  )

  app.put(
    '/api/library/:courseId/project',
    {
      config: { missing: 'course.no_project' },
      schema: {
        tags,
        summary: 'Keep what you have done of a project, and where it can be seen',
        description:
          'For yourself. What you leave out stays as it is. The link must begin with https:// and is not opened by us.',
        headers: idempotencyHeaders,
        params,
        body: courseProjectBody,
        response: { 200: courseWorkView, '4xx': failureView },
      },
    },
    async (request) => {
      const project = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => keepProject(deps, project))
    },
  )
}
