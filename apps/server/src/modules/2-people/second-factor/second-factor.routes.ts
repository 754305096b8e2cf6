import {
  authenticatorCodeBody,
  authenticatorConfirmedView,
  authenticatorSetupView,
  failureView,
  ownerProofBody,
  passwordProofBody,
  recoveryCodesView,
  secondFactorView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { SessionCache } from '../accounts/shared/session-cache.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { setUpAuthenticator } from './set-up-authenticator.ts'
import { openOwnerLog } from './shared/owner-log.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

const tags = ['Accounts']

export const secondFactorRoutes: FastifyPluginAsyncZod<{ deps: Deps; sessions: SessionCache }> = async (
  app,
  { deps, sessions },
) => {
  const ownerOf = openOwnerLog(deps.clock)

  app.get(
    '/api/auth/second-factor',
    {
      schema: {
        tags,
        summary: 'Whether your sign-in asks for a second factor',
        response: { 200: secondFactorView, '4xx': failureView },
      },
    },
    ({ userId }) => getSecondFactor(deps.database.db, userId),
  )

  app.post(
    '/api/auth/second-factor/setup',
    {
      schema: {
        tags,
        summary: 'Start to set up an authenticator app',
        body: passwordProofBody,
        response: { 201: authenticatorSetupView, '4xx': failureView },
      },
    },
    async ({ userId, body }, reply) => reply.code(201).send(await setUpAuthenticator(deps, { userId, ...body })),
  )

  app.post(
    '/api/auth/second-factor/confirm',
    {
      schema: {
        tags,
        summary: 'Turn two-factor sign-in on with a first code',
        description: 'Ends all other sessions, as they were opened without one.',
        body: authenticatorCodeBody,
        response: { 200: authenticatorConfirmedView, '4xx': failureView },
      },
    },
    ({ userId, token, body }) => confirmAuthenticator(deps, sessions, { userId, token, ...body }),
  )

  app.post(
    '/api/auth/second-factor/recovery-codes',
    {
      schema: {
        tags,
        summary: 'Replace your recovery codes',
        body: ownerProofBody,
        response: { 200: recoveryCodesView, '4xx': failureView, '5xx': failureView },
      },
    },
    (request) => renewRecoveryCodes(deps, { ...request.body, ...ownerOf(request) }),
  )

  app.post(
    '/api/auth/second-factor/off',
    {
      schema: {
        tags,
        summary: 'Turn two-factor sign-in off',
        body: ownerProofBody,
        response: { 204: z.null(), '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      await turnOffSecondFactor(deps, { ...request.body, ...ownerOf(request) })
      return reply.code(204).send(null)
    },
  )
}
