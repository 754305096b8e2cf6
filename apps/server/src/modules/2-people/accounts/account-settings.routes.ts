import {
  acceptedView,
  accountSettingsView,
  accountView,
  changeEmailBody,
  changePasswordBody,
  changeUsernameBody,
  devicesView,
  failureView,
  idempotencyHeaders,
  sessionView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { openOwnerLog } from '../second-factor/shared/owner-log.ts'
import type { AccountRouteOptions } from './account-route-options.ts'
import { changeUsername } from './change-username.ts'
import { cancelEmailChange, changeEmail } from './email/change-email.ts'
import { resendConfirmation } from './email/resend-confirmation.ts'
import { getAccountSettings } from './get-account-settings.ts'
import { changePassword } from './password/change-password.ts'
import { deviceOf } from './sessions/device.ts'
import { listDevices } from './sessions/list-devices.ts'
import { signOutDevice, signOutOtherDevices } from './sessions/sign-out-device.ts'

const tags = ['Accounts']

export const accountSettingsRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (app, { deps, sessions }) => {
  const ownerOf = openOwnerLog(deps.clock)

  app.get(
    '/api/account',
    { schema: { tags, summary: 'Your account', response: { 200: accountSettingsView, '4xx': failureView } } },
    ({ userId }) => getAccountSettings(deps, userId),
  )

  app.put(
    '/api/account/username',
    {
      schema: {
        tags,
        summary: 'Change your name',
        headers: idempotencyHeaders,
        body: changeUsernameBody,
        response: { 200: accountView, '4xx': failureView },
      },
    },
    (request) => {
      const name = { ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => changeUsername(deps, name))
    },
  )

  app.post(
    '/api/account/email-confirmation',
    {
      schema: {
        tags,
        summary: 'Mail a link to confirm your address',
        description: 'Earlier links to confirm it stop working.',
        response: { 202: acceptedView, '4xx': failureView },
      },
    },
    async ({ userId }, reply) => {
      const { email } = await resendConfirmation(deps, userId)
      return reply.code(202).send({ message: `A link to confirm your address was sent to ${email}.` })
    },
  )

  app.put(
    '/api/account/email',
    {
      schema: {
        tags,
        summary: 'Change your email address',
        description:
          'Mails a link to the new address, which confirms it and changes it, and a way back to the present one. The ' +
          'answer is the same where the new address belongs to another account.',
        body: changeEmailBody,
        response: { 202: acceptedView, '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      const { body } = request
      await changeEmail(deps, { ...body, ...ownerOf(request) })
      return reply.code(202).send({ message: `Open the link in the mail to ${body.email} to change your address.` })
    },
  )

  app.delete(
    '/api/account/pending-email',
    {
      schema: { tags, summary: 'Give up a change of address', response: { 204: z.null(), '4xx': failureView } },
    },
    async ({ userId }, reply) => {
      await cancelEmailChange(deps, userId)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/api/account/password',
    {
      schema: {
        tags,
        summary: 'Change your password',
        description: 'Ends all sessions, this one too, and all links mailed before. Answers a new session.',
        body: changePasswordBody,
        response: { 200: sessionView, '4xx': failureView, '5xx': failureView },
      },
    },
    (request) => {
      const { body, token } = request
      return changePassword(deps, sessions, { ...body, ...ownerOf(request), device: deviceOf(request), token })
    },
  )

  app.get(
    '/api/account/sessions',
    {
      schema: {
        tags,
        summary: 'The devices that are signed in to your account',
        response: { 200: devicesView, '4xx': failureView },
      },
    },
    ({ userId, token }) => listDevices(deps, { userId, token }),
  )

  app.delete(
    '/api/account/sessions',
    {
      // Not limited: using up an account's limit must not keep its owner from ending what uses it up.
      config: { limits: [] },
      schema: { tags, summary: 'Sign out all your other devices', response: { 204: z.null(), '4xx': failureView } },
    },
    async ({ userId, token }, reply) => {
      await signOutOtherDevices(deps, sessions, { userId, token })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/account/sessions/:sessionId',
    {
      config: { limits: [], missing: 'account.device_not_found' },
      schema: {
        tags,
        summary: 'Sign out one of your devices',
        params: z.object({ sessionId: z.uuid() }),
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async ({ userId, params }, reply) => {
      await signOutDevice(deps, sessions, { ...params, userId })
      return reply.code(204).send(null)
    },
  )
}
