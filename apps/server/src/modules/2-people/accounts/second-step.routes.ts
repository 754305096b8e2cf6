import {
  failureView,
  passkeyRequestOptionsView,
  passkeySignInBody,
  secondStepBody,
  sessionView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { openSecurityLog } from '../../../platform/http/security-log.ts'
import { signInSteps } from '../../../platform/limits/rate-limits.rules.ts'
import { offerPasskeySignIn } from '../passkeys/shared/offer-passkey-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { deviceOf } from './sessions/device.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

export const secondStepRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const securityLog = openSecurityLog(deps.clock)
  const config = { access: 'public', limits: [signInSteps] } as const
  const tags = ['Accounts']

  app.post(
    '/auth/login/second-factor',
    {
      config,
      schema: {
        tags,
        summary: 'Finish a sign-in with the second factor',
        body: secondStepBody,
        response: { 200: sessionView, '4xx': failureView, '5xx': failureView },
      },
    },
    async (request) => {
      const { body, ip: address } = request
      return finishSignIn(deps, { ...body, address, device: deviceOf(request), report: securityLog(request) })
    },
  )

  app.post(
    '/auth/login/passkey/options',
    {
      config,
      schema: {
        tags,
        summary: 'Start to sign in with a passkey',
        response: { 200: passkeyRequestOptionsView, '4xx': failureView },
      },
    },
    () => offerPasskeySignIn(deps),
  )

  app.post(
    '/auth/login/passkey',
    {
      config,
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: passkeySignInBody,
        response: { 200: sessionView, '4xx': failureView },
      },
    },
    async (request) => {
      const { body: credential, ip: address } = request
      const device = deviceOf(request)
      return signInWithPasskey(deps, { credential, address, device, report: securityLog(request) })
    },
  )
}
