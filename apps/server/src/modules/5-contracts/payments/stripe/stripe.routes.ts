import {
  cardFormView,
  failureView,
  onboardingView,
  paymentProviderView,
  paymentView,
  payoutAccountView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { checkPayment } from '../check-payment.ts'
import { describeProvider, openCardForm } from './open-card-form.ts'
import { checkPayoutAccount, openOnboarding } from './payout-account.ts'

const tags = ['Payments']
const params = z.object({ id: z.uuid() })
const config = { missing: 'payment.not_found', whileSuspended: true } as const

export const stripeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/payment-provider',
    {
      config: { access: 'public', caching: 'public, max-age=300' },
      schema: {
        tags,
        summary: 'Who takes cards here',
        description: 'The sandbox with its test cards, or Stripe, whose script then takes the card in the page.',
        response: { 200: paymentProviderView, '4xx': failureView },
      },
    },
    async () => describeProvider(deps),
  )

  app.post(
    '/api/payments/:id/card-form',
    {
      config,
      schema: {
        tags,
        summary: 'Get what the page needs to give a card to Stripe',
        description:
          'Only with Stripe. The answer is for the Payment Element of Stripe’s script; the card is never sent to us.',
        params,
        response: { 200: cardFormView, '4xx': failureView, '5xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => openCardForm(deps, { paymentId: params.id, viewerId }),
  )

  app.post(
    '/api/payments/:id/check',
    {
      config,
      schema: {
        tags,
        summary: 'Ask the provider what became of a payment',
        description:
          'The page calls it once a card was named. Without it, the payment is recorded when the provider tells us.',
        params,
        response: { 200: paymentView, '4xx': failureView, '5xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => checkPayment(deps, { paymentId: params.id, viewerId }),
  )

  app.post(
    '/api/payout-account/onboarding',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Begin or continue the setup of your payout account',
        description:
          'Only with Stripe. The answer is the address of a page of Stripe, to be opened once, within minutes.',
        response: { 201: onboardingView, '4xx': failureView, '5xx': failureView },
      },
    },
    async ({ userId: viewerId }, reply) => reply.code(201).send(await openOnboarding(deps, { viewerId })),
  )

  app.post(
    '/api/payout-account/check',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Ask the provider whether it can pay you',
        response: { 200: payoutAccountView, '4xx': failureView, '5xx': failureView },
      },
    },
    async ({ userId: viewerId }) => checkPayoutAccount(deps, { viewerId }),
  )
}
