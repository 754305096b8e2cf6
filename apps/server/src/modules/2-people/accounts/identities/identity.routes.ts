import {
  acceptedView,
  accountLinkBody,
  confirmedEmailView,
  failureView,
  identityListView,
  identityTicketBody,
  ownerProofBody,
  providerAnswerBody,
  providerAnswerView,
  providerFailureView,
  providerIds,
  providerListView,
  providerStartBody,
  providerStartView,
  repositoryListView,
} from '@guildhall/contract'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Limit, signInSteps } from '../../../../platform/limits/rate-limits.rules.ts'
import { openOwnerLog } from '../../second-factor/shared/owner-log.ts'
import type { AccountRouteOptions } from '../account-route-options.ts'
import { deviceOf } from '../sessions/device.ts'
import { type BegunAtProvider, beginAtProvider, beginToLink } from './begin-at-provider.ts'
import { finishAtProvider } from './finish-at-provider.ts'
import { flowCookie, readFlowCookie } from './flow-cookie.ts'
import { linkAfterSignIn } from './link-after-sign-in.ts'
import { linkByMail, mailIdentityLink } from './link-by-mail.ts'
import { listIdentities } from './list-identities.ts'
import { listRepositories } from './list-repositories.ts'
import { removeIdentity } from './remove-identity.ts'

const tags = ['Accounts']
const ofProvider = z.object({ provider: z.enum(providerIds) })
const missing = 'provider.unknown'
/** Each asks GitHub twice, with the credentials of the site, which may do so 5,000 times an hour. */
const repositoryLists: Limit = {
  name: 'lists of repositories',
  per: 'account',
  windows: [
    { max: 10, seconds: 60 },
    { max: 60, seconds: 60 * 60 },
  ],
  code: 'limit.repositories',
}
const failures = { '4xx': failureView, '5xx': failureView }

export const identityRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (app, { deps, sessions }) => {
  const ownerOf = openOwnerLog(deps.clock)
  const config = { access: 'public', limits: [signInSteps], missing } as const
  const sendAway = (reply: FastifyReply, { url, cookie }: BegunAtProvider) =>
    reply.header('set-cookie', flowCookie(cookie, deps.config.publicUrl)).send({ url })

  app.get(
    '/auth/providers',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'Whom people can sign in with', response: { 200: providerListView } },
    },
    () => ({ providers: deps.providers.map(({ id, name }) => ({ id, name })) }),
  )

  app.post(
    '/auth/providers/:provider/start',
    {
      config,
      schema: {
        tags,
        summary: 'Start to sign in with a provider',
        description: 'Sets a cookie that ties the answer to this browser. Send the browser to `url`.',
        params: ofProvider,
        body: providerStartBody,
        response: { 200: providerStartView, ...failures },
      },
    },
    async ({ params, body }, reply) => sendAway(reply, await beginAtProvider(deps, { ...params, ...body })),
  )

  app.post(
    '/auth/providers/:provider/finish',
    {
      config: { ...config, access: 'optional', whileSuspended: true },
      schema: {
        tags,
        summary: 'Finish what a provider has answered',
        description: 'Signs in, makes an account, or links the provider to the account that asked for it.',
        params: ofProvider,
        body: providerAnswerBody,
        response: { 200: providerAnswerView, '4xx': providerFailureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      reply.header('set-cookie', flowCookie('', deps.config.publicUrl))
      const { params, body, userId, ip: address } = request
      const cookie = readFlowCookie(request.headers.cookie, deps.config.publicUrl)
      return finishAtProvider(deps, { ...params, ...body, cookie, userId, address, device: deviceOf(request) })
    },
  )

  app.post(
    '/auth/providers/link-mail',
    {
      config: { access: 'public', limits: [signInSteps] },
      schema: {
        tags,
        summary: 'Mail a link that links a provider',
        body: identityTicketBody,
        response: { 202: acceptedView, '4xx': failureView },
      },
    },
    async ({ body }, reply) => {
      await mailIdentityLink(deps, body)
      return reply.code(202).send({ message: 'Open the link in the mail within 30 minutes.' })
    },
  )

  app.post(
    '/auth/link-identity',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Link a provider with a mailed link',
        body: accountLinkBody,
        response: { 200: confirmedEmailView, '4xx': failureView },
      },
    },
    ({ body, ip }) => linkByMail(deps, sessions, { ...body, address: ip }),
  )

  app.get(
    '/api/account/identities',
    {
      schema: { tags, summary: 'Providers that sign you in', response: { 200: identityListView, '4xx': failureView } },
    },
    ({ userId }) => listIdentities(deps, userId),
  )

  app.get(
    '/api/account/repositories',
    {
      config: { limits: [repositoryLists] },
      schema: {
        tags,
        summary: 'Your public repositories at GitHub',
        response: { 200: repositoryListView, ...failures },
      },
    },
    ({ userId }) => listRepositories(deps, userId),
  )

  app.post(
    '/api/account/identities',
    {
      schema: {
        tags,
        summary: 'Link a provider after a sign-in',
        description: 'With the ticket that a sign-in with the provider answered. The session must be younger than it.',
        body: identityTicketBody,
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async ({ body, userId, token }, reply) => {
      await linkAfterSignIn(deps, { ...body, userId, token })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/account/identities/:provider/start',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Start to link a provider',
        params: ofProvider,
        body: ownerProofBody,
        response: { 200: providerStartView, ...failures },
      },
    },
    async (request, reply) =>
      sendAway(reply, await beginToLink(deps, { ...request.params, ...request.body, ...ownerOf(request) })),
  )

  app.post(
    '/api/account/identities/:identityId/removal',
    {
      config: { missing: 'identity.not_found' },
      schema: {
        tags,
        summary: 'Remove a provider',
        params: z.object({ identityId: z.uuid() }),
        body: ownerProofBody,
        response: { 204: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      await removeIdentity(deps, { ...request.body, ...request.params, ...ownerOf(request) })
      return reply.code(204).send(null)
    },
  )
}
