import { failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { sendDocument } from '../../platform/documents/send-document.ts'
import { documents } from '../../platform/limits/rate-limits.rules.ts'
import { courseOf, publicAddressOf } from './course.presenter.ts'
import { courseDocument } from './course-document.ts'
import { getLibraryCourse, getOwnCourse, getSharedCourse } from './get-course.ts'

const missing = 'course.not_found'
const described = (summary: string) => ({
  tags: ['Courses'],
  summary,
  description: 'Answers with the document itself.',
  response: { '4xx': failureView },
})

export const courseDocumentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database
  const { publicUrl } = deps.config

  app.get(
    '/api/courses/:courseId/pdf',
    {
      config: { missing, limits: [documents] },
      schema: { ...described('A course you keep, as a PDF'), params: z.object({ courseId: z.uuid() }) },
    },
    async (request, reply) => {
      const row = await getOwnCourse(db, { courseId: request.params.courseId, userId: request.userId })
      const content = courseDocument(courseOf(row), publicAddressOf(row, publicUrl))
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
      const { shareKey } = request.params
      const content = courseDocument(await getSharedCourse(db, shareKey), `${publicUrl}/shared/courses/${shareKey}`)
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
      const { courseId } = request.params
      const content = courseDocument(getLibraryCourse(courseId), `${publicUrl}/library/${courseId}`)
      return sendDocument(request, reply, { content, now: deps.clock() })
    },
  )
}
