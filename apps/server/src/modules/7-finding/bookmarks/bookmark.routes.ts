import {
  bookmarkBody,
  bookmarkListQuery,
  bookmarksView,
  failureView,
  idempotencyHeaders,
  savedPersonListView,
  savedProjectListView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getBookmarks, listSavedPeople, listSavedProjects } from './list-bookmarks.ts'
import { setBookmark } from './set-bookmark.ts'

const tags = ['Bookmarks']
const idParams = z.object({ id: z.uuid() })

export const bookmarkRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const db = prepared(deps.database.db)

  app.get(
    '/api/bookmarks',
    { schema: { tags, summary: 'The ids of all you saved', response: { 200: bookmarksView, '4xx': failureView } } },
    async ({ userId }) => getBookmarks(db, userId),
  )

  app.get(
    '/api/bookmarks/projects',
    {
      schema: {
        tags,
        summary: 'The projects you saved',
        querystring: bookmarkListQuery,
        response: { 200: savedProjectListView, '4xx': failureView },
      },
    },
    async ({ query, userId }, reply) => sendList(reply, await listSavedProjects(db, { ...query, userId })),
  )

  app.get(
    '/api/bookmarks/people',
    {
      schema: {
        tags,
        summary: 'The people you saved',
        querystring: bookmarkListQuery,
        response: { 200: savedPersonListView, '4xx': failureView },
      },
    },
    async ({ query, userId }, reply) => sendList(reply, await listSavedPeople(db, { ...query, userId })),
  )

  app.put(
    '/api/bookmarks/projects/:id',
    {
      config: { missing: 'project.not_found' },
      schema: {
        tags,
        summary: 'Save a project, or no longer',
        headers: idempotencyHeaders,
        params: idParams,
        body: bookmarkBody,
        response: { 200: bookmarksView, '4xx': failureView },
      },
    },
    async (request) => {
      const bookmark = { ...request.body, ...request.params, userId: request.userId, what: 'projects' } as const
      return answerOnce(deps, request, (deps) => setBookmark(deps, bookmark))
    },
  )

  app.put(
    '/api/bookmarks/people/:id',
    {
      config: { missing: 'account.not_found' },
      schema: {
        tags,
        summary: 'Save a person, or no longer',
        headers: idempotencyHeaders,
        params: idParams,
        body: bookmarkBody,
        response: { 200: bookmarksView, '4xx': failureView },
      },
    },
    async (request) => {
      const bookmark = { ...request.body, ...request.params, userId: request.userId, what: 'people' } as const
      return answerOnce(deps, request, (deps) => setBookmark(deps, bookmark))
    },
  )
}
