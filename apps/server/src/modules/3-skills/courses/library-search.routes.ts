import { failureView, librarySearchQuery, librarySearchView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { searchLibrary } from './find-library-course.ts'

export const librarySearchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/library/search',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Courses'],
        summary: 'The courses and learning units closest to a few words, best first',
        querystring: librarySearchQuery,
        response: { 200: librarySearchView, '4xx': failureView },
      },
    },
    async (request) => searchLibrary(request.query.search),
  )
}
