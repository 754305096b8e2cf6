import { failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendDocument } from '../../../platform/documents/send-document.ts'
import { documents } from '../../../platform/limits/rate-limits.rules.ts'
import { getLibraryCourseDocument, getOwnCourseDocument, getSharedCourseDocument } from './course-document.ts'

const missing = 'course.not_found'
const described = (summary: string) => ({
  tags: ['Courses'],
  summary,
  description: 'Answers with the document itself.',
  response: { '4xx': failureView },
})

export const courseDocumentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/courses/:courseId/pdf',
    {
      config: { missing, limits: [documents] },
      schema: { ...described('A course you keep, as a PDF'), params: z.object({ courseId: z.uuid() }) },
    },
    async (request, reply) => {
      const { courseId } = request.params
      const content = await getOwnCourseDocument(deps, { courseId, userId: request.userId })
      return sendDocument(request, reply, { content, now: deps.clock() })
    },
  )

  app.get(
    '/api/shared/courses/:shareKey/pdf',
    {
      // Its owner may stop sharing it at any time.
      config: { access: 'public', missing, caching: 'no-cache', limits: [documents] },
      schema: {
        ...described('A course its owner shares, as a PDF'),
        params: z.object({ shareKey: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      const content = await getSharedCourseDocument(deps, request.params.shareKey)
      return sendDocument(request, reply, { content, now: deps.clock() })
    },
  )

  app.get(
    '/api/library/:courseId/pdf',
    {
      config: { access: 'public', missing, caching: 'public, max-age=3600', limits: [documents] },
      schema: {
        ...described('A course of the library, as a PDF'),
        params: z.object({ courseId: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      const content = getLibraryCourseDocument(deps, request.params.courseId)
      return sendDocument(request, reply, { content, now: deps.clock() })
    },
  )
}
