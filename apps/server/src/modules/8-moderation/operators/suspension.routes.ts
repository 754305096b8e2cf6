import { appealBody, appealMaximum, failureView, idempotencyHeaders, suspensionView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { appeal, getOwnSuspension } from './appeal.ts'

const tags = ['Accounts']
const config = { whileSuspended: true } as const
const response = { 200: suspensionView, '4xx': failureView }

export const suspensionRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/account/suspension',
    { config, schema: { tags, summary: 'Why your account is suspended, if it is', response } },
    async ({ userId }) => getOwnSuspension(deps.database.db, userId),
  )

  app.post(
    '/api/account/suspension/appeal',
    {
      bodyLimit: jsonBytes(appealMaximum),
      config,
      schema: {
        tags,
        summary: 'Appeal against your suspension',
        description: 'Once.',
        headers: idempotencyHeaders,
        body: appealBody,
        response,
      },
    },
    async (request) => answerOnce(deps, request, (deps) => appeal(deps, { userId: request.userId, ...request.body })),
  )
}
