import { eventReceivedView, failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../../deps.ts'
import { acceptJsonAsText } from '../../../../platform/http/body-parsers.ts'
import { providerEvents } from '../../../../platform/limits/rate-limits.rules.ts'
import { receiveEvent } from './receive-event.ts'

/** The largest events of Stripe are tens of kB. */
const eventBytes = 256 * 1024

export const webhookRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  acceptJsonAsText(app)

  app.post(
    '/api/webhooks/stripe',
    {
      bodyLimit: eventBytes,
      config: { access: 'public', limits: [providerEvents] },
      schema: {
        tags: ['Payments'],
        summary: 'Take an event of Stripe',
        description:
          'Called by Stripe, with its signature in the header `Stripe-Signature`. Each event is acted on once, however often it comes.',
        response: { 200: eventReceivedView, '4xx': failureView },
      },
    },
    async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      return receiveEvent(deps, {
        body: typeof body === 'string' ? body : '',
        signature: typeof signature === 'string' ? signature : undefined,
      })
    },
  )
}
