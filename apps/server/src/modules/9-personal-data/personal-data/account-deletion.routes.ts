import { deleteAccountBody, deletionView, failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { SessionCache } from '../../2-people/accounts/shared/session-cache.ts'
import { openOwnerLog } from '../../2-people/second-factor/shared/owner-log.ts'
import { deleteAccount } from './delete-account.ts'
import { getDeletion } from './get-deletion.ts'

type Options = { deps: Deps; sessions: SessionCache }

const tags = ['Your data']

export const accountDeletionRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps, sessions }) => {
  const ownerOf = openOwnerLog(deps.clock)

  app.get(
    '/api/account/deletion',
    {
      config: { whileSuspended: true },
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
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Delete your account',
        description:
          'At once and for good. Refused while a project of yours is in progress. Every session of the account ends. An ' +
          'account without two-factor sign-in confirms with a passkey, if it has any.',
        body: deleteAccountBody,
        response: { 204: z.null(), '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      await deleteAccount(deps, sessions, { ...request.body, ...ownerOf(request) })
      return reply.code(204).send(null)
    },
  )
}
