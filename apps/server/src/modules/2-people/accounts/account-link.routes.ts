import {
  acceptedView,
  accountLinkBody,
  confirmedEmailView,
  failureView,
  forgotPasswordBody,
  resetPasswordBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AccountRouteOptions } from './account-route-options.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { confirmNewEmail } from './email/confirm-new-email.ts'
import { restoreEmail } from './email/restore-email.ts'
import { forgotPassword } from './password/forgot-password.ts'
import { resetPassword } from './password/reset-password.ts'

const tags = ['Accounts']

/** What mailed links do. They work without a session: the mail may be read on another device. */
export const accountLinkRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (app, { deps, sessions }) => {
  const linkSchema = { tags, body: accountLinkBody, response: { 200: confirmedEmailView, '4xx': failureView } }

  app.post(
    '/auth/confirm-email',
    { config: { access: 'public' }, schema: { ...linkSchema, summary: 'Confirm an email address' } },
    ({ body, ip }) => confirmEmail(deps, { ...body, address: ip }),
  )

  app.post(
    '/auth/confirm-new-email',
    {
      config: { access: 'public' },
      schema: { ...linkSchema, summary: 'Confirm a new email address, and change to it' },
    },
    ({ body, ip }) => confirmNewEmail(deps, { ...body, address: ip }),
  )

  app.post(
    '/auth/restore-email',
    {
      config: { access: 'public' },
      schema: {
        ...linkSchema,
        summary: 'Undo a change of email address',
        description:
          'Before or after the new address was confirmed. Ends all sessions, removes passkeys as a new ' +
          'password does, and mails a link to choose one.',
      },
    },
    ({ body, ip }) => restoreEmail(deps, sessions, { ...body, address: ip }),
  )

  app.post(
    '/auth/forgot-password',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Mail a link to choose a new password',
        description: 'The answer is the same whether or not an account has this address.',
        body: forgotPasswordBody,
        response: { 202: acceptedView, '4xx': failureView },
      },
    },
    async ({ body, ip }, reply) => {
      await forgotPassword(deps, { ...body, address: ip })
      return reply.code(202).send({ message: 'If an account has this address, it was sent a mail with a link.' })
    },
  )

  app.post(
    '/auth/reset-password',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Choose a new password with a mailed link',
        description:
          'Ends all sessions and all other links, and removes passkeys. Two-factor sign-in stays on if it has been on for 7 ' +
          'days. Sign in with the new password afterwards.',
        body: resetPasswordBody,
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async ({ body, ip }, reply) => {
      await resetPassword(deps, sessions, { ...body, address: ip })
      return reply.code(204).send(null)
    },
  )
}
