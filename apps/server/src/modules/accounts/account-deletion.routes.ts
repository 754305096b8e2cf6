import { deleteAccountBody, deletionView, failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { getDeletion } from '../personal-data/shared/get-deletion.ts'
import { deleteAccount } from './delete-account.ts'
import type { SessionRegistry } from './session-registry.ts'

type Options = { deps: Deps; sessions: SessionRegistry }

const tags = ['Your data']

export const accountDeletionRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps, sessions }) => {
  app.get(
    '/api/account/deletion',
    {
      schema: {
        tags,
        summary: 'What deleting your account would do',
        description: 'What stands in the way, what is deleted, and what stays and why.',
        response: { 200: deletionView, '4xx': failureView },
      },
    },
    ({ userId }) => getDeletion(deps.database.db, userId),
  )

  app.post(
    '/api/account/deletion',
    {
      schema: {
        tags,
        summary: 'Delete your account',
        description:
          'At once and for good. Refused while a project of yours is in progress. Every session of the account ends.',
        body: deleteAccountBody,
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async ({ body, userId }, reply) => {
      await deleteAccount(deps, sessions, { ...body, userId })
      return reply.code(204).send(null)
    },
  )
}
