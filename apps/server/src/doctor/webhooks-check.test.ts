import { hourMs } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire } from '../testing/contracts.ts'
import { installationOf } from '../testing/doctor-context.ts'
import { startStripeApp } from '../testing/stripe.ts'
import { stripeSecrets } from '../testing/stripe-server.ts'
import { checkWebhooks } from './check-webhooks.ts'

const app = await startStripeApp()

test('a payment of which Stripe has told nothing, and an event that nobody worked on, are warnings', async () => {
  const { t } = app
  const settings = {
    ...{ STRIPE_SECRET_KEY: stripeSecrets.secretKey, STRIPE_PUBLISHABLE_KEY: 'pk_test_Zm9y' },
    STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
  }
  const check = () => checkWebhooks(installationOf(t, settings, 2 * hourMs))
  expect(await check()).toMatchObject([{ level: 'ok' }])
  await app.pay(await arrangeHire(t))

  expect(await check()).toMatchObject([
    { level: 'warning', what: expect.stringContaining('No event of Stripe has come ever') },
  ])

  await app.deliver(app.lastEvent('payment_intent.succeeded'))
  expect(await check()).toMatchObject([
    { level: 'ok', what: expect.stringContaining('The last event of Stripe came at') },
  ])

  await t.pool.query(`insert into provider_events (id, kind, status, happened_at, received_at)
    values ('evt_waiting', 'payout.paid', 'waiting', now(), now())`)
  expect(await check()).toMatchObject([{ level: 'warning', what: expect.stringContaining('1 event of Stripe') }])
})
