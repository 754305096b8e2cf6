import { failureView, recommendedCoursesView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { listRecommendedCourses } from './list-recommended-courses.ts'

export const recommendedCourseRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/recommended-courses',
    {
      schema: {
        tags: ['Courses'],
        summary: 'Courses of the library for you, each with its reason',
        description:
          'From what you missed in your latest assessments, and from skills that open projects ask for. Three at most.',
        response: { 200: recommendedCoursesView, '4xx': failureView },
      },
    },
    async ({ userId }) => listRecommendedCourses(deps, userId),
  )
}
