import { accountView, failureView, sessionView, signInBody, signInFailureView, signUpBody } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openSecurityLog } from '../../../platform/http/security-log.ts'
import type { AccountRouteOptions } from './account-route-options.ts'
import { getAccount } from './get-account.ts'
import { deviceOf } from './sessions/device.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export const accountRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (app, { deps, sessions }) => {
  const securityLog = openSecurityLog(deps.clock)

  app.post(
    '/auth/login',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Accounts'],
        summary: 'Sign in',
        body: signInBody,
        response: { 200: sessionView, '4xx': signInFailureView },
      },
    },
    async (request) => {
      const { body, ip: address } = request
      return signIn(deps, { ...body, address, device: deviceOf(request), report: securityLog(request) })
    },
  )

  for (const url of ['/auth/signup', '/auth/register']) {
    app.post(
      url,
      {
        config: { access: 'public' },
        schema: {
          tags: ['Accounts'],
          summary: 'Create an account',
          body: signUpBody,
          response: { 201: sessionView, '4xx': failureView },
        },
      },
      async (request, reply) => {
        const session = await signUp(deps, { ...request.body, address: request.ip, device: deviceOf(request) })
        return reply.code(201).send(session)
      },
    )
  }

  app.get(
    '/api/auth/me',
    {
      config: { whileSuspended: true },
      schema: {
        tags: ['Accounts'],
        summary: 'The account of your session',
        response: { 200: accountView, '4xx': failureView },
      },
    },
    ({ userId }) => getAccount(deps.database.db, userId),
  )

  app.post(
    '/api/auth/logout',
    {
      config: { limits: [], whileSuspended: true },
      schema: { tags: ['Accounts'], summary: 'Sign out', response: { 204: z.null(), '4xx': failureView } },
    },
    async (request, reply) => {
      await sessions.revoke(request.token)
      return reply.code(204).send(null)
    },
  )
}
