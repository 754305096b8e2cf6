import type { ContractDetailView } from '@guildhall/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../../testing/contracts.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { intentOf, type StripeApp, startStripeApp } from '../../../../testing/stripe.ts'

let app: StripeApp
let hire: Hire
beforeAll(async () => {
  app = await startStripeApp()
})
beforeEach(async () => {
  hire = await arrangeHire(app.t, { bidAmount: 1_200 })
})
afterEach(async () => {
  app.t.setClock(undefined)
  await app.expectSoundLedger()
})

const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const anHourLater = () => app.t.setClock(new Date(Date.now() + 61 * 60 * 1_000))

describe('cards', () => {
  test('a card that succeeds is charged once, and the money is held', async () => {
    expect((await hire.client.get('/api/payment-provider')).json()).toEqual({
      provider: 'stripe',
      publishableKey: app.stripe.config.publishableKey,
      isTest: true,
    })
    const { paymentId, intentId } = await app.pay(hire)

    expect((await hire.client.get(`/api/payments/${paymentId}`)).json()).toMatchObject({
      status: 'succeeded',
      amount: 1_200,
      provider: 'stripe',
      isTest: true,
    })
    expect(await contractOf(hire)).toMatchObject({ isFunded: true, money: { held: 1_200 } })
    expect(await app.t.value('select is_test from receipts where payment_id = $1', [paymentId])).toBe(true)
    const { amount, metadata } = app.stripe.state.intents.get(intentId) ?? {}
    expect([amount, metadata]).toEqual([120_000, { guildhall_id: paymentId }])
  })

  test('a declined card ends the payment at Stripe as well, and another one can be tried', async () => {
    const { paymentId, intentId } = await app.nameCard(hire, 'declined')

    expect(await app.check(hire, paymentId)).toMatchObject({ status: 'failed', failure: 'declined' })
    expect(app.stripe.state.intents.get(intentId)?.status).toBe('canceled')
    expectFailure(await app.openForm(hire, paymentId), 409, 'payment.over')
    await app.pay(hire)
  })

  test('a payment that was begun before a change of the amount ends unpaid, and the next one is for the new amount', async () => {
    const { client, freelancer, contractId } = hire
    const { _id: paymentId } = await app.begin(hire)
    const changes = `/api/contracts/${contractId}/changes`
    await client.post(changes, { amount: 900, reason: 'One page less.' })
    const { openChange } = await contractOf(hire)
    expect((await freelancer.post(`${changes}/${openChange?._id}/accept`)).statusCode).toBe(200)

    expectFailure(await app.openForm(hire, paymentId), 409, 'payment.over')

    expect((await client.get(`/api/payments/${paymentId}`)).json()).toMatchObject({ status: 'failed' })
    await app.pay(hire)
    expect(await contractOf(hire)).toMatchObject({ isFunded: true, money: { held: 900, refunded: 0 } })
  })

  test.each([
    { approved: true, status: 'succeeded', failure: null },
    { approved: false, status: 'failed', failure: 'not_confirmed' },
  ])('a bank that asks to confirm, and is answered $approved', async ({ approved, ...outcome }) => {
    const { paymentId, intentId } = await app.nameCard(hire, 'needs_action')
    expect(await app.check(hire, paymentId)).toMatchObject({ status: 'requires_action' })
    const again = await app.openForm(hire, paymentId)
    expect(intentOf(again.json())).toBe(intentId)

    app.stripe.state.answerBank(intentId, approved)

    expect(await app.check(hire, paymentId)).toMatchObject(outcome)
  })

  test('a bank that answers late is recorded by the webhook', async () => {
    const { paymentId, intentId } = await app.nameCard(hire, 'processing')
    expect(await app.check(hire, paymentId)).toMatchObject({ status: 'processing' })
    expectFailure(await app.openForm(hire, paymentId), 409, 'payment.charged')

    app.stripe.state.finishProcessing(intentId)
    await app.deliver(app.lastEvent('payment_intent.succeeded'))

    expect(await contractOf(hire)).toMatchObject({ isFunded: true })
  })

  test('a payment that was left is given up at Stripe first; one that is paid just before is recorded', async () => {
    const left = await app.begin(hire)
    await app.openForm(hire, left._id)
    const other = await arrangeHire(app.t)
    const paid = await app.nameCard(other)
    anHourLater()

    await app.t.runJobs(true)

    const payment = async ({ client }: Hire, id: string) => (await client.get(`/api/payments/${id}`)).json()
    expect(await payment(hire, left._id)).toMatchObject({ status: 'failed', failure: 'abandoned' })
    expect([left._id, paid.paymentId].map((id) => app.intentsOf(id).map(({ status }) => status))).toEqual([
      ['canceled'],
      ['succeeded'],
    ])
    expect(await payment(other, paid.paymentId)).toMatchObject({ status: 'succeeded' })
  })

  test('a card form that is opened while the payment is given up leads to no charge', async () => {
    const { _id } = await app.begin(hire)
    anHourLater()
    await app.check(hire, _id)

    expectFailure(await app.openForm(hire, _id), 409, 'payment.over')
    expect(app.intentsOf(_id)).toEqual([])
  })

  test.each([
    { bidAmount: 0.49, shown: '$0.49' },
    { bidAmount: 1_000_000, shown: '$1,000,000' },
  ])('$shown is more or less than Stripe charges, which the client is told', async ({ bidAmount, shown }) => {
    const small = await arrangeHire(app.t, { bidAmount })

    const answer = await small.client.post(`/api/contracts/${small.contractId}/payments`)

    expectFailure(answer, 409, 'payment.amount_outside')
    const limits = 'A card can be charged $0.50 to $999,999.99 at once'
    expect(answer.json().message).toBe(
      `${limits}, and ${shown} is to be paid. Agree on another amount, or on the end of the contract.`,
    )
  })

  test.each([0.5, 999_999.99])('%d dollars are charged', async (bidAmount) => {
    const charged = await arrangeHire(app.t, { bidAmount })
    await app.pay(charged)
    expect(await contractOf(charged)).toMatchObject({ isFunded: true, money: { held: bidAmount } })
  })

  test('test cards of the sandbox are refused, and so are others than the client', async () => {
    const { _id } = await app.begin(hire)
    const card = await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
    expectFailure(card, 409, 'payment.other_provider')
    const answer = await hire.client.post(`/api/payments/${_id}/test-confirmation`, { approve: true })
    expectFailure(answer, 409, 'payment.other_provider')
    expectFailure(await hire.freelancer.post(`/api/payments/${_id}/card-form`), 403, 'payment.not_yours')
    expectFailure(await hire.freelancer.post(`/api/payments/${_id}/check`), 403, 'payment.not_yours')
  })
})

describe('when Stripe is in trouble', () => {
  test('a connection that is cut after the PaymentIntent was made: trying again makes no second one', async () => {
    const { _id } = await app.begin(hire)
    app.stripe.fail({ call: 'POST /v1/payment_intents', cut: true, times: 3 })

    expectFailure(await app.openForm(hire, _id), 503, 'payment.provider_unavailable')
    const first = await app.openForm(hire, _id)
    const second = await app.openForm(hire, _id)

    expect(first.json()).toEqual(second.json())
    expect(app.intentsOf(_id)).toHaveLength(1)
    app.stripe.state.confirm(intentOf(first.json()), 'succeeds')
    expect(await app.check(hire, _id)).toMatchObject({ status: 'succeeded' })
  })

  test('a 429 is told with the wait that Stripe asks for', async () => {
    const { _id } = await app.begin(hire)
    app.stripe.fail({ call: 'POST /v1/payment_intents', status: 429, headers: { 'retry-after': '7' } })

    const busy = await app.openForm(hire, _id)

    expectFailure(busy, 503, 'payment.provider_unavailable')
    expect(busy.headers['retry-after']).toBe('7')
    expect((await app.openForm(hire, _id)).statusCode).toBe(200)
  })

  test('a 5xx that passes is not noticed, and one that stays leaves the payment open', async () => {
    const { paymentId } = await app.nameCard(hire)
    app.stripe.fail({ call: 'GET /v1/payment_intents', status: 500, times: 3 })

    expectFailure(await hire.client.post(`/api/payments/${paymentId}/check`), 503, 'payment.provider_unavailable')
    app.stripe.fail({ call: 'GET /v1/payment_intents', status: 500 })

    expect(await app.check(hire, paymentId)).toMatchObject({ status: 'succeeded' })
  })
})
