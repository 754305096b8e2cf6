import {
  failureView,
  idempotencyHeaders,
  savedSearchBody,
  savedSearchListView,
  savedSearchSettingsBody,
  savedSearchView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { changeSearch, listSavedSearches, removeSearch, saveSearch } from './saved-searches.ts'

const tags = ['Saved searches']
const idParams = z.object({ id: z.uuid() })
const config = { missing: 'search.not_found' } as const

export const savedSearchRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/saved-searches',
    { schema: { tags, summary: 'The searches you saved', response: { 200: savedSearchListView, '4xx': failureView } } },
    async ({ userId }) => listSavedSearches(prepared(deps.database.db), userId),
  )

  app.post(
    '/api/saved-searches',
    {
      schema: {
        tags,
        summary: 'Save a search, with alerts',
        headers: idempotencyHeaders,
        body: savedSearchBody,
        response: { 201: savedSearchView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, userId: request.userId }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => saveSearch(deps, input)))
    },
  )

  app.put(
    '/api/saved-searches/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Rename a saved search, or change its alerts',
        headers: idempotencyHeaders,
        params: idParams,
        body: savedSearchSettingsBody,
        response: { 200: savedSearchView, '4xx': failureView },
      },
    },
    async (request) => {
      const search = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => changeSearch(deps, search))
    },
  )

  app.delete(
    '/api/saved-searches/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a saved search',
        params: idParams,
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async ({ params, userId }, reply) => {
      await removeSearch(deps, { ...params, userId })
      return reply.code(204).send(null)
    },
  )
}
