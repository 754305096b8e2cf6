import type { EarningsView, LedgerStatementView, NotificationView, PayoutView } from '@guildhall/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../../testing/builders.ts'
import { arrangeHire, type Hire } from '../../../../testing/contracts.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { type StripeApp, startStripeApp } from '../../../../testing/stripe.ts'
import { sweepPayments } from '../sweep-payments.ts'

let app: StripeApp
let hire: Hire
beforeAll(async () => {
  app = await startStripeApp()
})
beforeEach(async () => {
  hire = await arrangeHire(app.t, { bidAmount: 100 })
})
afterEach(async () => {
  app.t.setClock(undefined)
  await app.expectSoundLedger()
})

const earningsOf = async ({ freelancer }: Hire) => (await freelancer.get('/api/earnings')).json<EarningsView>()
const payoutsOf = async ({ freelancer }: Hire) => (await freelancer.get('/api/payouts')).json<PayoutView[]>()
const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1)
  return list[0] as T
}
async function sweepAfter(hours: number) {
  app.t.setClock(new Date(Date.now() + hours * 60 * 60 * 1_000))
  await sweepPayments(app.t.deps)
  await app.t.runJobs(true)
  app.t.setClock(undefined)
}

async function earn() {
  await app.pay(hire)
  await hire.deliver()
  await hire.approve()
}

describe('an account to be paid to', () => {
  test('is asked for, set up at Stripe, and ready once Stripe says so', async () => {
    await earn()
    expect(await earningsOf(hire)).toMatchObject({ available: 90, payoutAccount: 'missing', isTest: true })
    expectFailure(await hire.freelancer.post('/api/payouts', {}), 409, 'payout.account_missing')

    const link = await hire.freelancer.post('/api/payout-account/onboarding')
    const again = await hire.freelancer.post('/api/payout-account/onboarding')

    expect(link.json().url).toMatch(/^https:\/\/connect\.stripe\.com\//)
    expect(again.json().url).not.toBe(link.json().url)
    expect((await hire.freelancer.post('/api/payout-account/check')).json()).toEqual({ state: 'incomplete' })
    expectFailure(await hire.freelancer.post('/api/payouts', {}), 409, 'payout.account_incomplete')
    app.stripe.state.finishOnboarding(only(app.of(hire).accounts).id)
    await app.deliver(app.lastEvent('account.updated'))
    expect(await earningsOf(hire)).toMatchObject({ payoutAccount: 'ready' })
  })

  test('is made once when the answer of Stripe is lost', async () => {
    app.stripe.fail({ call: 'POST /v1/accounts', cut: true, times: 3 })
    const lost = await hire.freelancer.post('/api/payout-account/onboarding')
    expectFailure(lost, 503, 'payment.provider_unavailable')

    expect((await hire.freelancer.post('/api/payout-account/onboarding')).statusCode).toBe(201)

    only(app.of(hire).accounts)
  })

  test('asks for a confirmed address first', async () => {
    await app.t.pool.query('update users set email_confirmed_at = null where id = $1', [hire.freelancerUser.id])
    const refused = await hire.freelancer.post('/api/payout-account/onboarding')
    expectFailure(refused, 409, 'payout.address_not_confirmed')
  })
})

describe('a withdrawal', () => {
  beforeEach(earn)

  test('is transferred and paid out, and is paid when Stripe says so', async () => {
    const accountId = await app.onboard(hire)

    expect((await hire.freelancer.post('/api/payouts', { amount: 60 })).statusCode).toBe(201)
    await app.t.runJobs()

    expect(only(app.of(hire).transfers)).toMatchObject({ amount: 6_000, destination: accountId })
    const payout = only(app.of(hire).payouts)
    expect(payout).toMatchObject({ amount: 6_000, account: accountId })
    expect(await payoutsOf(hire)).toMatchObject([{ amount: 60, status: 'pending' }])
    app.stripe.state.endPayout(payout.id, 'paid')
    await app.deliver(app.lastEvent('payout.paid'))
    expect(await payoutsOf(hire)).toMatchObject([{ status: 'paid', isTest: true }])
    expect(await earningsOf(hire)).toMatchObject({ available: 30, withdrawn: 60 })
  })

  test.each(['POST /v1/transfers', 'POST /v1/payouts'])(
    'is sent once when the answer to %s is lost, even after Stripe forgot the key',
    async (call) => {
      await app.onboard(hire)
      await hire.freelancer.post('/api/payouts', {})
      app.stripe.fail({ call, cut: true, times: 3 })
      await expect(app.t.runJobs()).rejects.toThrow('jobs failed')
      app.stripe.forgetKeys()

      await sweepAfter(25)

      app.stripe.state.endPayout(only(app.of(hire).payouts).id, 'paid')
      await sweepAfter(25)
      expect(only(app.of(hire).transfers).amount).toBe(9_000)
      expect(await payoutsOf(hire)).toMatchObject([{ status: 'paid' }])
    },
  )

  test('waits until our balance at Stripe covers it', async () => {
    await app.onboard(hire)
    app.stripe.state.available = 0
    await hire.freelancer.post('/api/payouts', {})
    await expect(app.t.runJobs()).rejects.toThrow('jobs failed')
    expect(await payoutsOf(hire)).toMatchObject([{ status: 'pending' }])

    app.stripe.state.available = 10_000

    await sweepAfter(3)

    expect(only(app.of(hire).transfers).amount).toBe(9_000)
  })

  test.each([false, true])(
    'that the bank sends back (after it was paid: %s) can be withdrawn again',
    async (wasPaid) => {
      await app.onboard(hire)
      await hire.freelancer.post('/api/payouts', {})
      await app.t.runJobs()
      const { id } = only(app.of(hire).payouts)
      if (wasPaid) {
        app.stripe.state.endPayout(id, 'paid')
        await app.deliver(app.lastEvent('payout.paid'))
      }
      app.stripe.state.endPayout(id, 'failed')

      await expect(app.deliver(app.lastEvent('payout.failed'))).rejects.toThrow('jobs failed')
      await app.deliver(app.lastEvent('payout.failed'))

      expect(only(app.of(hire).transfers).reversed).toBe(true)
      expect(await payoutsOf(hire)).toMatchObject([{ status: 'failed' }])
      expect(await earningsOf(hire)).toMatchObject({ available: 90, withdrawn: 0 })
      const told = (await hire.freelancer.get('/api/notifications')).json<{ kind: string }[]>()
      expect(told.map(({ kind }) => kind)).toContain('money.payout_failed')
    },
  )

  test('that the bank sends back after the account was deleted is in the ledger again, and the transfer is reversed', async () => {
    await app.onboard(hire)
    await hire.freelancer.post('/api/payouts', {})
    await app.t.runJobs()
    const { id } = only(app.of(hire).payouts)
    app.stripe.state.endPayout(id, 'paid')
    await app.deliver(app.lastEvent('payout.paid'))
    const deleted = await hire.freelancer.post('/api/account/deletion', { password: testPassword })
    expect(deleted.statusCode, deleted.body).toBe(204)
    app.stripe.state.endPayout(id, 'failed')

    await expect(app.deliver(app.lastEvent('payout.failed'))).rejects.toThrow('jobs failed')

    expect(only(app.of(hire).transfers).reversed).toBe(true)
    expect(await app.t.value('select status from payouts where freelancer_id = $1', [hire.freelancerUser.id])).toBe(
      'failed',
    )
  })

  test('that Stripe refuses is the freelancer’s again at once', async () => {
    const accountId = await app.onboard(hire)
    const account = app.stripe.state.accounts.get(accountId)
    if (account) account.capabilities.transfers = 'inactive'
    await hire.freelancer.post('/api/payouts', {})

    await expect(app.t.runJobs()).rejects.toThrow('jobs failed')

    expect(await payoutsOf(hire)).toMatchObject([{ status: 'failed' }])
    expect(await earningsOf(hire)).toMatchObject({ available: 90 })
  })
})

describe('a refund', () => {
  const refundsOf = async () => {
    const { rows } = await app.t.pool.query('select status from refunds where contract_id = $1', [hire.contractId])
    return rows
  }

  async function splitAfter(prepare: () => void = () => {}) {
    const { intentId } = await app.pay(hire)
    const offers = `/api/contracts/${hire.contractId}/offers`
    const split = { release: 25, refund: 75, reason: 'A quarter of it is done.' }
    const { openOffer } = (await hire.client.post(offers, split)).json()
    prepare()
    await hire.freelancer.post(`${offers}/${openOffer._id}/accept`)
    return intentId
  }

  test('goes back to the card', async () => {
    const intentId = await splitAfter()
    await app.t.runJobs()

    expect(app.stripe.state.refundsOf(intentId)).toMatchObject([{ amount: 7_500 }])
    expect(await refundsOf()).toEqual([{ status: 'sent' }])
    await app.deliver(app.lastEvent('refund.created'))
  })

  test('is made once when the answer is lost, even after Stripe forgot the key', async () => {
    const intentId = await splitAfter(() => app.stripe.fail({ call: 'POST /v1/refunds', cut: true, times: 3 }))
    await expect(app.t.runJobs()).rejects.toThrow('jobs failed')
    app.stripe.forgetKeys()

    await sweepAfter(25)

    expect(app.stripe.state.refundsOf(intentId)).toHaveLength(1)
    expect(await refundsOf()).toEqual([{ status: 'sent' }])
  })

  test('whose answer is lost is recorded by its event', async () => {
    await splitAfter(() => app.stripe.fail({ call: 'POST /v1/refunds', cut: true, times: 3 }))
    await expect(app.t.runJobs()).rejects.toThrow('jobs failed')

    await app.deliver(app.lastEvent('refund.created'))

    expect(await refundsOf()).toEqual([{ status: 'sent' }])
  })

  test('that the bank of the client sends back is owed to the client in the ledger, once, and both they and operators are told', async () => {
    const intentId = await splitAfter()
    await app.t.runJobs()
    app.stripe.state.failRefund(app.stripe.state.refundsOf(intentId)[0]?.id ?? '')

    await expect(app.deliver(app.lastEvent('refund.failed'))).rejects.toThrow('jobs failed')
    const later = app.stripe.state.tell('refund.updated', { ...app.lastEvent('refund.failed')?.data.object })
    await expect(app.deliver(later)).rejects.toThrow('jobs failed')

    expect(await refundsOf()).toEqual([{ status: 'failed' }])
    const { lines } = (await hire.client.get(`/api/contracts/${hire.contractId}/ledger`)).json<LedgerStatementView>()
    const refunded = lines.find(({ account }) => account === 'refund_out')?.amount ?? 0
    expect(lines.slice(-2)).toMatchObject([
      { reason: 'refund_return', account: 'refund_out', amount: -refunded },
      { reason: 'refund_return', account: 'refund_due', amount: refunded },
    ])
    const told = (await hire.client.get('/api/notifications')).json<NotificationView[]>()
    expect(told.filter(({ kind }) => kind === 'money.refund_failed')).toHaveLength(1)
  })
})
