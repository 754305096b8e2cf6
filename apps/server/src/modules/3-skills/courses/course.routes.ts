import {
  claimCourseBody,
  courseListQuery,
  courseSummaryView,
  failureView,
  generateCourseBody,
  generatedCourseView,
  idempotencyHeaders,
  keptCourseView,
  lessonDoneBody,
  libraryCourseView,
  publicCourseView,
  shareCourseBody,
  suggestingFailureView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { disconnectSignal } from '../../../platform/http/disconnect-signal.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { claimCourse } from './claim-course.ts'
import { continueCourse } from './continue-course.ts'
import { generateCourse } from './generate-course.ts'
import { getOwnCourse, getSharedCourse, listLibraryCourses, removeCourse } from './get-course.ts'
import { keepLibraryCourse } from './keep-library-course.ts'
import { answerLibraryCourse } from './library-answers.ts'
import { listCourses } from './list-courses.ts'
import { regenerateCourse } from './regenerate-course.ts'
import { sendCourse } from './send-course.ts'
import { setLessonDone } from './set-lesson-done.ts'
import { shareCourse } from './share-course.ts'

const tags = ['Courses']
const courseParams = z.object({ courseId: z.uuid() })
const missing = 'course.not_found'
const asItIsMade = 'With `Accept: application/x-ndjson` it comes line by line as it is made.'

export const courseRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.post(
    '/api/ai-course/generate',
    {
      config: { access: 'optional' },
      schema: {
        tags,
        summary: 'Make a course from a prompt',
        description: `Kept if the caller is signed in, unfinished from its first lesson on. One that was written for a visitor can be claimed. ${asItIsMade}`,
        body: generateCourseBody,
        response: { 200: generatedCourseView, '4xx': suggestingFailureView, '5xx': suggestingFailureView },
      },
    },
    async (request, reply) => {
      const { userId, ip: address } = request
      const requester = userId ? { userId, address } : { address }
      const signal = disconnectSignal(reply)
      return sendCourse(request, reply, generateCourse(deps, { prompt: request.body.prompt, requester, signal }))
    },
  )

  app.post(
    '/api/courses/:courseId/regenerate',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Make a kept course again, keeping what is done',
        description: asItIsMade,
        params: courseParams,
        response: { 200: generatedCourseView, '4xx': suggestingFailureView, '5xx': suggestingFailureView },
      },
    },
    async (request, reply) => {
      const { userId, ip: address } = request
      const signal = disconnectSignal(reply)
      return sendCourse(
        request,
        reply,
        regenerateCourse(deps, { courseId: request.params.courseId, userId, address, signal }),
      )
    },
  )

  app.post(
    '/api/courses/:courseId/continue',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Go on writing an unfinished course',
        description: `Writes the lessons that are missing; a finished course is answered as it is. ${asItIsMade}`,
        params: courseParams,
        response: { 200: generatedCourseView, '4xx': suggestingFailureView, '5xx': suggestingFailureView },
      },
    },
    async (request, reply) => {
      const own = { courseId: request.params.courseId, userId: request.userId }
      const signal = disconnectSignal(reply)
      return sendCourse(request, reply, continueCourse(deps, { ...own, address: request.ip, signal }))
    },
  )

  app.post(
    '/api/courses/:courseId/claim',
    {
      config: { missing: 'course.claim_ended' },
      schema: {
        tags,
        summary: 'Keep a course that was written for you before you signed in',
        description:
          'Takes the `claim` of the generated course. One account keeps it; sent again it is answered the same.',
        headers: idempotencyHeaders,
        params: courseParams,
        body: claimCourseBody,
        response: { 200: courseSummaryView, '4xx': failureView },
      },
    },
    async (request) => {
      const claim = { courseId: request.params.courseId, userId: request.userId, token: request.body.token }
      return answerOnce(deps, request, (deps) => claimCourse(deps, claim))
    },
  )

  app.get(
    '/api/courses',
    {
      schema: {
        tags,
        summary: 'The courses you keep, newest first',
        querystring: courseListQuery,
        response: { 200: z.array(courseSummaryView), '4xx': failureView },
      },
    },
    async ({ query, userId }, reply) => sendList(reply, await listCourses(db, { ...query, userId })),
  )

  app.get(
    '/api/courses/:courseId',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'A course you keep',
        params: courseParams,
        response: { 200: keptCourseView, '4xx': failureView },
      },
    },
    async ({ params, userId }) => getOwnCourse(deps, { ...params, userId }),
  )

  app.delete(
    '/api/courses/:courseId',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Keep a course no longer',
        params: courseParams,
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async (request, reply) => {
      await removeCourse(db, { courseId: request.params.courseId, userId: request.userId })
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/api/courses/:courseId/lessons/:lessonId',
    {
      config: { missing: { courseId: missing, lessonId: 'course.lesson_not_found' } },
      schema: {
        tags,
        summary: 'Mark a lesson as done, or as not',
        headers: idempotencyHeaders,
        params: courseParams.extend({ lessonId: z.string().max(200) }),
        body: lessonDoneBody,
        response: { 200: keptCourseView, '4xx': failureView },
      },
    },
    async (request) => {
      const lesson = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => setLessonDone(deps, lesson))
    },
  )

  app.put(
    '/api/courses/:courseId/share',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Give a course a public address, or take it back',
        headers: idempotencyHeaders,
        params: courseParams,
        body: shareCourseBody,
        response: { 200: keptCourseView, '4xx': failureView },
      },
    },
    async (request) => {
      const share = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => shareCourse(deps, share))
    },
  )

  app.get(
    '/api/shared/courses/:shareKey',
    {
      config: { access: 'public', missing, mayReadReplica: true },
      schema: {
        tags,
        summary: 'A course its owner shares',
        params: z.object({ shareKey: z.string().max(100) }),
        response: { 200: publicCourseView, '4xx': failureView },
      },
    },
    async (request) => getSharedCourse(request.reads, request.params.shareKey),
  )

  app.get(
    '/api/library',
    {
      config: { access: 'public', caching: 'no-cache' },
      schema: {
        tags,
        summary: 'Every course of the library',
        response: { 200: z.array(libraryCourseView), '4xx': failureView },
      },
    },
    async () => listLibraryCourses(),
  )

  app.get(
    '/api/library/:courseId',
    {
      config: { access: 'public', missing, caching: 'no-cache' },
      schema: {
        tags,
        summary: 'A course of the library',
        params: z.object({ courseId: z.string().max(100) }),
        response: { 200: publicCourseView, '4xx': failureView },
      },
    },
    async (request, reply) => answerLibraryCourse(request.params.courseId).send(request, reply),
  )

  app.put(
    '/api/library/:courseId/kept',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Keep a course of the library',
        headers: idempotencyHeaders,
        params: z.object({ courseId: z.string().max(100) }),
        response: { 200: keptCourseView, '4xx': failureView },
      },
    },
    async (request) => {
      const course = { libraryId: request.params.courseId, userId: request.userId }
      return answerOnce(deps, request, (deps) => keepLibraryCourse(deps, course))
    },
  )
}
