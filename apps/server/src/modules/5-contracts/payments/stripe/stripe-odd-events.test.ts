import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { type StripeApp, startStripeApp } from '../../../../testing/stripe.ts'
import { stripeSecrets } from '../../../../testing/stripe-server.ts'

let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp({ logLevel: 'debug' })
})

const nowSeconds = () => Math.floor(Date.now() / 1_000)

/** Signed by Stripe's secret, whatever it is. */
function postSigned(body: string) {
  const at = nowSeconds()
  const digest = createHmac('sha256', stripeSecrets.webhookSecret).update(`${at}.${body}`).digest('hex')
  return app.post(body, `t=${at},v1=${digest}`)
}
const countEvents = () => app.t.value('select count(*)::int from provider_events')

/** What was logged since holds no error, no secret and no signature. */
function expectQuietLog(since: number) {
  const lines = app.t.logged().slice(since)
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  expect(JSON.stringify(lines)).not.toMatch(/whsec_|v1=/)
}

const event = () => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  created: nowSeconds(),
  data: { object: { id: 'pi_unknown' } },
})

describe('a signed body that is no event', () => {
  test.each([
    ['no JSON', 'payment=1'],
    ['nothing', ''],
    ['cut off', '{"id":"evt_1","object":"event"'],
    ['null', 'null'],
    ['a number', '1e400'],
    ['a text', '"evt_1"'],
    ['a list', '[{"id":"evt_1"}]'],
    ['an empty object', '{}'],
    ['deeply nested', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['deeply nested in an object', `{"id":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['without id', JSON.stringify({ ...event(), id: undefined })],
    ['with a number as id', JSON.stringify({ ...event(), id: 7 })],
    ['with an id that cannot be stored', JSON.stringify({ ...event(), id: 'evt_\u0000' })],
    ['with an endless id', JSON.stringify({ ...event(), id: 'e'.repeat(10_000) })],
    ['without type', JSON.stringify({ ...event(), type: undefined })],
    ['with a list as type', JSON.stringify({ ...event(), type: ['payment_intent.succeeded'] })],
    ['without time', JSON.stringify({ ...event(), created: undefined })],
    ['with a time beyond time', JSON.stringify({ ...event(), created: 1e18 })],
    ['with a text as time', JSON.stringify({ ...event(), created: 'now' })],
    ['without data', JSON.stringify({ ...event(), data: undefined })],
    ['with data that is null', JSON.stringify({ ...event(), data: null })],
    ['about nothing', JSON.stringify({ ...event(), data: { object: null } })],
    ['with an object as account', JSON.stringify({ ...event(), account: { id: 'acct_1' } })],
  ])('%s: is refused, nothing is kept, and no error or secret is logged', async (_what, body) => {
    const before = await countEvents()
    const logged = app.t.logged().length

    const answer = await postSigned(body)

    expect(answer.statusCode).toBe(400)
    expectFailure(answer, 400, answer.json().code)
    expect(['webhook.bad_signature', 'webhook.bad_event']).toContain(answer.json().code)
    expect(await countEvents()).toBe(before)
    expectQuietLog(logged)
  })
})

describe('an event with odd content', () => {
  test.each([
    ['the name of an inherited property as type', { type: 'constructor' }],
    ['__proto__ as type', { type: '__proto__' }],
    ['a number as id of its object', { data: { object: { id: 7 } } }],
    ['an id of its object that cannot be stored', { data: { object: { id: 'pi_\u0000' } } }],
    ['metadata that is null', { data: { object: { id: 'pi_1', metadata: null } } }],
    ['metadata that is a text', { data: { object: { id: 'pi_1', metadata: 'guildhall_id' } } }],
    [
      'an id of ours that is no id',
      { type: 'refund.updated', data: { object: { metadata: { guildhall_id: "' or 1=1" } } } },
    ],
    ['a PaymentIntent that was expanded', { type: 'charge.dispute.created', data: { object: { payment_intent: {} } } }],
    ['a payment that nobody made', {}],
    ['a refund that nobody made', { type: 'refund.updated', data: { object: { id: 're_unknown' } } }],
    [
      'a payout that nobody made',
      { type: 'payout.paid', account: 'acct_unknown', data: { object: { id: 'po_unknown' } } },
    ],
    ['an account of nobody', { type: 'account.updated', data: { object: { id: 'acct_unknown' } } }],
  ])('%s: is taken once, and records nothing', async (_what, odd) => {
    const sent = { ...event(), ...odd }
    const before = await countEvents()

    const answers = [await postSigned(JSON.stringify(sent)), await postSigned(JSON.stringify(sent))]
    await app.t.runJobs()

    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { received: true }]),
    )
    expect(await countEvents()).toBe(Number(before) + 1)
    expect(await app.t.value('select status from provider_events where id = $1', [sent.id])).toMatch(
      /^(ignored|foreign)$/,
    )
    await app.expectSoundLedger()
  })
})

test.each([
  ['no signature', ''],
  ['words', 'let me in'],
  ['no time', 'v1=00'],
  ['no digest', 't=1'],
  ['an endless list', `t=1,${'v1=00,'.repeat(1_000)}`],
  ['a time that is no number', 't=NaN,v1=00'],
])('a signature of %s is refused, and logged without it', async (_what, signature) => {
  const logged = app.t.logged().length
  expectFailure(await app.post(JSON.stringify(event()), signature), 400, 'webhook.bad_signature')
  expectQuietLog(logged)
})
