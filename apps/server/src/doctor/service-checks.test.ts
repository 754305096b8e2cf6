import { expect, onTestFinished, test } from 'vitest'
import { installationOf, inTime } from '../testing/doctor-context.ts'
import { startOpenAiServer, testApiKey } from '../testing/openai-server.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { startStripeServer, stripeSecrets } from '../testing/stripe-server.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkAi } from './check-ai.ts'
import { checkMailServer } from './check-mail-server.ts'
import { checkStripe } from './check-stripe.ts'

test('without a mail server all is well only where nobody else comes', async () => {
  const t = await startTestApp()

  expect(await checkMailServer(installationOf(t))).toMatchObject([{ level: 'ok' }])
  expect(await checkMailServer(installationOf(t, { HOST: '0.0.0.0' }))).toMatchObject([{ level: 'warning' }])
})

test('a mail server is greeted without a mail; a wrong password, no encryption and no answer are problems', async () => {
  const t = await startTestApp()
  const server = await startSmtpServer({
    account: { user: 'hall', pass: 'right-pass' },
    onWrongPassword: (user, pass) => `${pass} is not the password of ${user}`,
  })
  const check = (userInfo: string, parameter = '') =>
    checkMailServer(installationOf(t, { SMTP_URL: `smtp://${userInfo}@127.0.0.1:${server.port}${parameter}` }))

  expect(await check('hall:right-pass')).toMatchObject([{ level: 'ok', what: expect.stringContaining('and password') }])
  expect([server.received, server.attempts]).toEqual([[], []])
  expect(await check('hall:wrong-pass')).toMatchObject([
    { level: 'problem', what: expect.stringContaining('*** is not the password of hall') },
  ])
  expect(await check('hall:right-pass', '?tls=required')).toMatchObject([{ level: 'problem' }])
  await server.stop()
  expect(await check('hall:right-pass')).toMatchObject([
    { level: 'problem', what: expect.stringContaining('ECONNREFUSED') },
  ])
})

test.each([
  { reply: { says: { number: 7 } }, expected: { level: 'ok', what: 'The model test-model answers.' } },
  { reply: { status: 429 }, expected: { level: 'warning', what: expect.stringContaining('429') } },
  { reply: { says: 'seven' }, expected: { level: 'warning' } },
  { reply: { status: 404 }, expected: { level: 'problem', what: expect.stringContaining('404') } },
  {
    reply: { status: 401, body: JSON.stringify({ error: { message: `No such key: ${testApiKey}.` } }) },
    expected: { level: 'problem', what: expect.not.stringContaining(testApiKey) },
  },
])('an AI provider that answers $reply', async ({ reply, expected }) => {
  const t = await startTestApp()
  const { baseUrl } = await startOpenAiServer(reply)
  const provider = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_API_KEY: testApiKey }

  expect(await checkAi(installationOf(t, { ...provider, AI_BASE_URL: baseUrl }), inTime)).toMatchObject([expected])
})

test('an AI provider that is slow is a warning that says how long we waited', async () => {
  const t = await startTestApp()
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  onTestFinished(() => end())
  const { baseUrl } = await startOpenAiServer({ says: { number: 7 }, until: over })
  const provider = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_API_KEY: testApiKey }
  const installation = { ...installationOf(t, { ...provider, AI_BASE_URL: baseUrl }), limitMs: 100 }

  expect(await checkAi(installation, inTime)).toMatchObject([
    { level: 'warning', what: 'The AI provider did not answer within 0.14 seconds.' },
  ])
})

test('Stripe is asked whether it takes the key; another key and no answer are problems', async () => {
  const t = await startTestApp()
  const stripe = await startStripeServer()
  onTestFinished(() => stripe.stop())
  const { secretKey, webhookSecret } = stripeSecrets
  const check = (key = secretKey) =>
    checkStripe(
      installationOf(t, {
        ...{ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: 'pk_test_Zm9y' },
        ...{ STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: stripe.url },
      }),
    )

  expect(await check()).toMatchObject([{ level: 'ok', what: expect.stringContaining('test mode') }])
  expect(await check('sk_test_other')).toMatchObject([
    { level: 'problem', what: expect.stringContaining('refuses STRIPE_SECRET_KEY') },
  ])
  stripe.fail({ call: 'GET /v1/payment_intents', status: 503, times: 2 })
  expect(await check()).toMatchObject([{ level: 'problem', what: expect.stringContaining('cannot be reached') }])
})
