import type { Page } from '@playwright/test'
import type { StripeEvent } from '../../apps/server/src/testing/stripe-objects.ts'
import { type StripeServer, signEvent, startStripeServer } from '../../apps/server/src/testing/stripe-server.ts'
import { startGuildhall } from './server.ts'
import { standInScript } from './stripe-stand-in.ts'
import { test as base, expect } from './test.ts'

type Fixtures = {
  stripe: StripeServer
  deliver: (event: StripeEvent | undefined) => Promise<void>
}
type WorkerFixtures = { withStripe: { url: string; databaseUrl: string; stripe: StripeServer } }

/** With a local server that speaks Stripe's protocol: one server per worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  withStripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
    async ({}, use) => {
      const stripe = await startStripeServer()
      const { secretKey, publishableKey, webhookSecrets } = stripe.config
      const guildhall = await startGuildhall({
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecrets.join(),
        STRIPE_API_URL: stripe.url,
        GUILDHALL_DEMO: '0',
      })
      await use({ url: guildhall.url, databaseUrl: guildhall.databaseUrl, stripe })
      await guildhall.stop()
      await stripe.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ withStripe }, use) => use(withStripe.url),
  databaseUrl: async ({ withStripe }, use) => use(withStripe.databaseUrl),
  stripe: async ({ withStripe }, use) => use(withStripe.stripe),
  deliver: async ({ baseURL }, use) =>
    use(async (event) => {
      if (!event) throw new Error('there is no such event')
      const { body, signature } = signEvent(event)
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const answer = await fetch(`${baseURL}/api/webhooks/stripe`, { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
    }),
})

/** Our stand-in answers for Stripe's script, the local server for its API. Returns what was requested. */
export async function standInForStripe(page: Page, stripe: StripeServer): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/[^/]*\.?stripe\.com\//, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.hostname)
    if (url.hostname === 'js.stripe.com') return route.fulfill({ contentType: 'text/javascript', body: standInScript })
    if (url.hostname === 'api.stripe.com') {
      const answer = await route.fetch({ url: `${stripe.url}${url.pathname}` })
      return route.fulfill({ response: answer })
    }
    if (url.hostname === 'hooks.stripe.com') {
      const back = new URL(url.searchParams.get('return_url') ?? '')
      back.searchParams.set('payment_intent', url.searchParams.get('payment_intent') ?? '')
      back.searchParams.set('redirect_status', 'succeeded')
      return route.fulfill({
        contentType: 'text/html',
        body: `<title>Bank</title><a href="${back}">Back to the shop</a>`,
      })
    }
    return route.abort()
  })
  return asked
}

export { expect } from './test.ts'
