import {
  failureView,
  learningPathListView,
  libraryProgressView,
  librarySearchQuery,
  librarySearchView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { searchLibrary } from './find-library-course.ts'
import { listLearningPaths } from './list-learning-paths.ts'
import { getLibraryProgress } from './shared/get-library-progress.ts'

export const libraryRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app) => {
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

  app.get(
    '/api/library/progress',
    {
      config: { mayReadReplica: true },
      schema: {
        tags: ['Courses'],
        summary: 'How far you are in the courses of the library',
        description:
          'Those that you keep or have begun. A lesson is done when you tick it off or finish its last step.',
        response: { 200: libraryProgressView, '4xx': failureView },
      },
    },
    async ({ userId, reads }) => getLibraryProgress(reads, userId),
  )

  app.get(
    '/api/learning-paths',
    {
      config: { access: 'public', caching: 'no-cache' },
      schema: {
        tags: ['Courses'],
        summary: 'Learning paths: courses of the library in an order, each with why it comes where it does',
        response: { 200: learningPathListView, '4xx': failureView },
      },
    },
    async () => ({ paths: [...listLearningPaths()] }),
  )
}
