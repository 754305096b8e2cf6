import {
  failureView,
  idempotencyHeaders,
  newPasskeyBody,
  ownerProofBody,
  passkeyCreationOptionsView,
  passkeyListView,
  passkeyNameBody,
  passkeyRequestOptionsView,
  passkeyView,
  passwordProofBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { openOwnerLog } from '../second-factor/shared/owner-log.ts'
import { addPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { offerConfirmation } from './offer-confirmation.ts'
import { offerPasskey } from './offer-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'

const tags = ['Accounts']
const params = z.object({ passkeyId: z.uuid() })
const config = { missing: 'passkey.not_found' } as const

export const passkeyRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const ownerOf = openOwnerLog(deps.clock)

  app.get(
    '/api/auth/passkeys',
    { schema: { tags, summary: 'Your passkeys', response: { 200: passkeyListView, '4xx': failureView } } },
    ({ userId }) => listPasskeys(deps.database.db, userId),
  )

  app.post(
    '/api/auth/passkeys/options',
    {
      schema: {
        tags,
        summary: 'Start to add a passkey',
        body: ownerProofBody,
        response: { 200: passkeyCreationOptionsView, '4xx': failureView, '5xx': failureView },
      },
    },
    (request) => offerPasskey(deps, { ...request.body, ...ownerOf(request) }),
  )

  app.post(
    '/api/auth/passkeys/confirmation',
    {
      // Deleting an account may ask for it.
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Start to confirm a step with a passkey',
        description:
          'For steps that ask for more than the password. Send the answer of the passkey as `passkey` with the step.',
        body: passwordProofBody,
        response: { 200: passkeyRequestOptionsView, '4xx': failureView },
      },
    },
    ({ userId, body }) => offerConfirmation(deps, { userId, ...body }),
  )

  app.post(
    '/api/auth/passkeys',
    {
      schema: {
        tags,
        summary: 'Add a passkey',
        body: newPasskeyBody,
        response: { 201: passkeyView, '4xx': failureView },
      },
    },
    async ({ userId, body }, reply) => reply.code(201).send(await addPasskey(deps, { userId, ...body })),
  )

  app.put(
    '/api/auth/passkeys/:passkeyId',
    {
      config,
      schema: {
        tags,
        summary: 'Rename a passkey',
        headers: idempotencyHeaders,
        params,
        body: passkeyNameBody,
        response: { 200: passkeyView, '4xx': failureView },
      },
    },
    (request) => {
      const passkey = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => renamePasskey(deps, passkey))
    },
  )

  app.post(
    '/api/auth/passkeys/:passkeyId/removal',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a passkey',
        params,
        body: ownerProofBody,
        response: { 204: z.null(), '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      await removePasskey(deps, { ...request.body, ...request.params, ...ownerOf(request) })
      return reply.code(204).send(null)
    },
  )
}
