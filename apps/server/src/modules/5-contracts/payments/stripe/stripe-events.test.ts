import type { ContractDetailView, PaymentView } from '@guildhall/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../../testing/contracts.ts'
import { expectFailure, sortedStatuses } from '../../../../testing/expect-failure.ts'
import { type StripeApp, startStripeApp } from '../../../../testing/stripe.ts'
import { signEvent } from '../../../../testing/stripe-server.ts'
import { sweepPayments } from '../sweep-payments.ts'

let app: StripeApp
let hire: Hire
beforeAll(async () => {
  app = await startStripeApp()
})
beforeEach(async () => {
  hire = await arrangeHire(app.t)
})
afterEach(async () => {
  app.t.setClock(undefined)
  await app.expectSoundLedger()
})

const hour = 60 * 60 * 1_000
const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const statusOf = (id: string | undefined) => app.t.value('select status from provider_events where id = $1', [id])
const countEvents = () => app.t.value('select count(*)::int from provider_events')

async function payUnseen() {
  const named = await app.nameCard(hire)
  const event = app.lastEvent('payment_intent.succeeded')
  if (!event) throw new Error('a payment that succeeds has an event')
  return { ...named, event }
}

describe('a signature', () => {
  test.each([
    ['of another secret', { secret: 'whsec_other' }],
    ['from ten minutes ago', { at: Math.floor(Date.now() / 1_000) - 600 }],
    ['from ten minutes ahead', { at: Math.floor(Date.now() / 1_000) + 600 }],
  ])('%s is refused, and nothing is kept', async (_what, sign) => {
    const { event } = await payUnseen()
    const { body, signature } = signEvent(event, sign)
    const before = await countEvents()

    expectFailure(await app.post(body, signature), 400, 'webhook.bad_signature')

    expect(await countEvents()).toBe(before)
    expect(await contractOf(hire)).toMatchObject({ isFunded: false })
    await app.deliver(event)
  })

  test('does not fit a body that was changed by one byte, or no body at all', async () => {
    const { event } = await payUnseen()
    const { body, signature } = signEvent(event)

    for (const other of [`${body} `, body.replace('succeeded', 'Succeeded'), '{}', '']) {
      expectFailure(await app.post(other, signature), 400, 'webhook.bad_signature')
    }
    for (const header of ['', 'v1=,'.repeat(3_000)]) {
      expectFailure(await app.post(body, header), 400, 'webhook.bad_signature')
    }
    await app.deliver(event)
  })

  test('of any of several endpoints is accepted', async () => {
    app.stripe.config.webhookSecrets.push('whsec_connect')
    const { event } = await payUnseen()

    await app.deliver(event, { secret: 'whsec_connect' })

    expect(await contractOf(hire)).toMatchObject({ isFunded: true })
  })
})

test('a body above the limit is refused before its signature is looked at', async () => {
  expectFailure(await app.post(`{"a":"${'x'.repeat(256 * 1024)}"}`, ''), 413, 'request.too_large')
})

describe('an event', () => {
  test('is recorded once, however often and at once it comes', async () => {
    const { event } = await payUnseen()
    const { body, signature } = signEvent(event)

    const answers = await Promise.all([1, 2, 3, 4].map(() => app.post(body, signature)))
    await app.t.runJobs()
    await app.deliver(event)

    expect(sortedStatuses(answers)).toEqual([200, 200, 200, 200])
    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_200 } })
    expect(await statusOf(event.id)).toBe('booked')
  })

  test('that comes in any order leads to the same end', async () => {
    const { paymentId, intentId } = await app.nameCard(hire, 'needs_action')
    app.stripe.state.answerBank(intentId, true)
    const asked = app.lastEvent('payment_intent.requires_action')
    const succeeded = app.lastEvent('payment_intent.succeeded')

    await app.deliver(succeeded)
    await app.deliver(asked)

    expect((await hire.client.get(`/api/payments/${paymentId}`)).json()).toMatchObject({ status: 'succeeded' })
  })

  test('of a failed card and of the charge after it, mixed up, charges nothing twice', async () => {
    await app.nameCard(hire, 'declined')
    const failed = app.lastEvent('payment_intent.payment_failed')
    await app.deliver(failed)
    await app.pay(hire)

    for (const event of app.stripe.state.events.toReversed()) await app.deliver(event)

    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_200 } })
  })

  test('that is delivered hours late, after we have asked ourselves, changes nothing', async () => {
    const { event } = await payUnseen()
    app.t.setClock(new Date(Date.now() + 2 * hour))
    await app.t.runJobs(true)
    expect(await contractOf(hire)).toMatchObject({ isFunded: true })

    await app.deliver(event, { at: Math.floor(Date.now() / 1_000) + 2 * 3_600 })

    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_200 } })
  })

  test('of a kind we do not act on is kept and ignored', async () => {
    const event = app.stripe.state.tell('customer.created', { id: 'cus_1', object: 'customer', metadata: {} })

    await app.deliver(event)

    expect(await statusOf(event.id)).toBe('ignored')
  })

  test('about what another installation made is kept, and nothing is asked', async () => {
    const event = app.stripe.state.tell('payment_intent.succeeded', { id: 'pi_other', object: 'payment_intent' })
    const asked = app.stripe.calls.length

    await app.deliver(event)

    expect(await statusOf(event.id)).toBe('foreign')
    expect(app.stripe.calls).toHaveLength(asked)
  })

  test('waits while Stripe does not answer, and is recorded by the hourly sweep', async () => {
    const { event } = await payUnseen()
    app.stripe.fail({ call: 'GET /v1/payment_intents', status: 503, times: 3 })
    const { body, signature } = signEvent(event)
    await app.post(body, signature)

    await expect(app.t.runJobs()).rejects.toThrow('jobs failed')
    expect(await statusOf(event.id)).toBe('waiting')
    app.t.setClock(new Date(Date.now() + 3 * hour))
    await sweepPayments(app.t.deps)
    await app.t.runJobs()

    expect(await statusOf(event.id)).toBe('booked')
    expect(await contractOf(hire)).toMatchObject({ isFunded: true })
  })
})

test('a payment that succeeds after its contract was cancelled goes back to the card', async () => {
  const { intentId } = await app.nameCard(hire, 'processing')
  const offers = `/api/contracts/${hire.contractId}/offers`
  const { openOffer } = (await hire.client.post(offers, { release: 0, refund: 0, reason: 'No time.' })).json()
  await hire.freelancer.post(`${offers}/${openOffer._id}/accept`)
  app.stripe.state.finishProcessing(intentId)

  await app.deliver(app.lastEvent('payment_intent.succeeded'))

  expect(await contractOf(hire)).toMatchObject({ status: 'cancelled', money: { held: 0, refunded: 1_200 } })
  expect(app.stripe.state.refundsOf(intentId)).toMatchObject([{ amount: 120_000 }])
})

describe('a card dispute', () => {
  const disputeOf = async (): Promise<PaymentView['dispute']> => {
    const [payment] = (await hire.client.get('/api/payments')).json<PaymentView[]>()
    return payment?.dispute ?? null
  }

  test.each(['won', 'lost'] as const)(
    'is taken out of what is held, and is %s when Stripe says so',
    async (outcome) => {
      const { intentId } = await app.pay(hire)

      const { id } = app.stripe.state.dispute(intentId)
      await app.deliver(app.lastEvent('charge.dispute.created'))
      expect(await disputeOf()).toEqual({ status: 'open', amount: 1_200 })
      expect(await contractOf(hire)).toMatchObject({ money: { held: 0 } })
      app.stripe.state.closeDispute(id, outcome)
      await app.deliver(app.lastEvent('charge.dispute.closed'))

      expect(await disputeOf()).toEqual({ status: outcome, amount: 1_200 })
      expect(await contractOf(hire)).toMatchObject({ money: { held: outcome === 'won' ? 1_200 : 0 } })
    },
  )

  test('whose events come twice and the wrong way round ends the same', async () => {
    const { intentId } = await app.pay(hire)
    const { id } = app.stripe.state.dispute(intentId)
    app.stripe.state.closeDispute(id, 'lost')
    const events = [app.lastEvent('charge.dispute.closed'), app.lastEvent('charge.dispute.created')]

    for (const event of [...events, ...events]) await app.deliver(event)

    expect(await disputeOf()).toEqual({ status: 'lost', amount: 1_200 })
    expect(await contractOf(hire)).toMatchObject({ money: { held: 0 } })
  })

  test('of a payment that we have not recorded yet records it first', async () => {
    const { intentId } = await payUnseen()
    app.stripe.state.dispute(intentId)

    await app.deliver(app.lastEvent('charge.dispute.created'))

    expect(await disputeOf()).toEqual({ status: 'open', amount: 1_200 })
  })

  test('that was lost and is won on appeal is held again', async () => {
    const { intentId } = await app.pay(hire)
    const { id } = app.stripe.state.dispute(intentId)
    app.stripe.state.closeDispute(id, 'lost')
    await app.deliver(app.lastEvent('charge.dispute.closed'))
    expect(await contractOf(hire)).toMatchObject({ money: { held: 0 } })

    app.stripe.state.closeDispute(id, 'won')
    await app.deliver(app.lastEvent('charge.dispute.closed'))

    expect(await disputeOf()).toEqual({ status: 'won', amount: 1_200 })
    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_200 } })
  })

  test.each([
    { what: 'only an inquiry', opened: 'warning_needs_response', closed: 'warning_closed' },
    { what: 'prevented', opened: 'prevented', closed: 'prevented' },
  ] as const)('that is $what takes nothing', async ({ opened, closed }) => {
    const { intentId } = await app.pay(hire)
    const { id } = app.stripe.state.dispute(intentId, opened)
    await app.deliver(app.lastEvent('charge.dispute.created'))
    app.stripe.state.closeDispute(id, closed)
    await app.deliver(app.lastEvent('charge.dispute.closed'))

    expect(await disputeOf()).toBeNull()
    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_200 } })
  })
})
