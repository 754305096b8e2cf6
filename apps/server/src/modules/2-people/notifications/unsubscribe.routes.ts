import { failureView, unsubscribedView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { mailLinks } from '../../../platform/limits/rate-limits.rules.ts'
import { setSubscribed } from './set-subscribed.ts'

const tags = ['Notifications']
const params = z.object({ token: z.string().max(200) })
const config = { access: 'public', missing: 'notifications.link_unknown', limits: [mailLinks] } as const

/** The form of one-click unsubscribing is 26 bytes: `List-Unsubscribe=One-Click`. */
const formBytes = 1_024

export const unsubscribeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  // Mail programs send a form. What it says makes no difference.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: formBytes },
    (_request, _body, done) => done(null, undefined),
  )

  app.get(
    '/api/mail/unsubscribe/:token',
    {
      config,
      schema: {
        tags,
        summary: 'The page that turns mails off',
        description: 'Where the link in a mail leads in a browser. Changes nothing by itself.',
        params,
        response: { 302: z.null(), '4xx': failureView },
      },
    },
    // The fragment keeps the token out of logs and of the `Referer` of what the page loads.
    async ({ params: { token } }, reply) => reply.redirect(`/unsubscribe#${encodeURIComponent(token)}`),
  )

  app.post(
    '/api/mail/unsubscribe/:token',
    {
      config,
      schema: {
        tags,
        summary: 'Turn off mails like the one the token is from',
        description: 'One click, as in RFC 8058. Needs no session, and can be repeated.',
        params,
        response: { 200: unsubscribedView, '4xx': failureView },
      },
    },
    async ({ params: { token } }) => setSubscribed(deps, { token, subscribed: false }),
  )

  app.delete(
    '/api/mail/unsubscribe/:token',
    {
      config,
      schema: {
        tags,
        summary: 'Turn these mails on again',
        params,
        response: { 200: unsubscribedView, '4xx': failureView },
      },
    },
    async ({ params: { token } }) => setSubscribed(deps, { token, subscribed: true }),
  )
}
