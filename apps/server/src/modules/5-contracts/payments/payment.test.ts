import type {
  ContractDetailView,
  EarningsView,
  LedgerStatementView,
  PaymentView,
  PayoutView,
  SandboxCard,
} from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { arrangeHire } from '../../../testing/contracts.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { verifyStatement } from '../../1-ground/ledger/verify-statement.ts'
import { settlePayment } from './settle-payment.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

type Hire = Awaited<ReturnType<typeof arrangeHire>>

const begin = async ({ client, contractId }: Hire) =>
  (await client.post(`/api/contracts/${contractId}/payments`)).json<PaymentView>()

async function pay(hire: Hire, card: SandboxCard = 'succeeds') {
  const { _id } = await begin(hire)
  return (await hire.client.post(`/api/payments/${_id}/test-card`, { card })).json<PaymentView>()
}

const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const earningsOf = async ({ freelancer }: Hire) => (await freelancer.get('/api/earnings')).json<EarningsView>()

describe('from payment to payout', () => {
  test('what is paid is held, released by approval less the fee, and withdrawn', async () => {
    const hire = await arrangeHire(t, { bidAmount: 1234.56 })
    expect(await pay(hire)).toMatchObject({ amount: 1234.56, status: 'succeeded', failure: null, isTest: true })
    expect(await contractOf(hire)).toMatchObject({
      isFunded: true,
      money: { held: 1234.56, released: 0 },
      next: { by: 'freelancer', move: 'deliver' },
      refusals: { fund: 'contract.funded' },
    })
    expect(await earningsOf(hire)).toMatchObject({ available: 0, held: 1111.11, due: 0 })

    await hire.deliver()
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({
      status: 'completed',
      money: { held: 0, released: 1234.56 },
      next: null,
    })
    expect(await earningsOf(hire)).toMatchObject({ available: 1111.11, held: 0, released: 1111.11, withdrawn: 0 })

    const payout = (await hire.freelancer.post('/api/payouts', { amount: 1000.11 })).json<PayoutView>()
    expect(payout).toMatchObject({ amount: 1000.11, status: 'pending' })
    await t.runJobs()
    expect((await hire.freelancer.get('/api/payouts')).json<PayoutView[]>()).toMatchObject([{ status: 'paid' }])
    expect(await earningsOf(hire)).toMatchObject({ available: 111, released: 1111.11, withdrawn: 1000.11 })
  })

  test('work that is approved first is released by the payment', async () => {
    const hire = await arrangeHire(t, { bidAmount: 100 })
    await hire.deliver()
    await hire.approve()
    expect(await earningsOf(hire)).toMatchObject({ available: 0, due: 90 })
    await pay(hire)
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { held: 0, released: 100 } })
    expect(await earningsOf(hire)).toMatchObject({ available: 90, due: 0 })
  })

  test('both sides read the same lines, and the exported file proves itself', async () => {
    const hire = await arrangeHire(t, { bidAmount: 80 })
    await pay(hire)
    await hire.deliver()
    await hire.approve()
    const url = `/api/contracts/${hire.contractId}/ledger`
    const [seen, alsoSeen] = [await hire.client.get(url), await hire.freelancer.get(url)]
    expect(seen.body).toBe(alsoSeen.body)
    expect(seen.json<LedgerStatementView>().lines.map(({ account, amount }) => [account, amount])).toEqual([
      ['card_in', -80],
      ['escrow', 80],
      ['escrow', -80],
      ['payable', 72],
      ['platform_fee', 8],
    ])
    const file = await hire.freelancer.get(`${url}.csv`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(verifyStatement(file.body)).toEqual({ chains: 1, lines: 5, problems: [] })
    expect(verifyStatement(file.body.replace(',7200,', ',7300,')).problems).toHaveLength(2)
    expect(verifyStatement(file.body.replace(/\r\n[^\r]*,4,[^\r]*/, '')).problems.length).toBeGreaterThan(0)
  })
})

describe('cards', () => {
  test('a declined card charges nothing, and another one can be tried', async () => {
    const hire = await arrangeHire(t)
    expect(await pay(hire, 'declined')).toMatchObject({ status: 'failed', failure: 'declined' })
    expect(await contractOf(hire)).toMatchObject({
      isFunded: false,
      allowedMoves: ['fund', 'offer_end', 'offer_change'],
    })
    expect(await pay(hire)).toMatchObject({ status: 'succeeded' })
  })

  test.each([
    { approve: true, status: 'succeeded', isFunded: true },
    { approve: false, status: 'failed', isFunded: false },
  ])('a card that asks to confirm: $approve', async ({ approve, status, isFunded }) => {
    const hire = await arrangeHire(t)
    const payment = await pay(hire, 'needs_confirmation')
    expect(payment).toMatchObject({ status: 'requires_action' })
    const url = `/api/payments/${payment._id}/test-confirmation`
    expect((await hire.client.post(url, { approve })).json()).toMatchObject({ status })
    expect(await contractOf(hire)).toMatchObject({ isFunded })
    expectFailure(await hire.client.post(url, { approve: true }), 409, 'payment.nothing_to_confirm')
  })

  test('a card that succeeds late is recorded when it does', async () => {
    const hire = await arrangeHire(t)
    const { _id, status } = await pay(hire, 'succeeds_late')
    expect(status).toBe('processing')
    expect((await begin(hire))._id).toBe(_id)
    expect(await contractOf(hire)).toMatchObject({ isFunded: false, isPaymentSent: true })
    await t.runJobs(true)
    expect(await contractOf(hire)).toMatchObject({ isFunded: true, isPaymentSent: false })
    expect((await hire.client.get(`/api/payments/${_id}`)).json()).toMatchObject({ status: 'succeeded' })
  })

  test('a payment that was begun and left is given up', async () => {
    const hire = await arrangeHire(t)
    const { _id } = await begin(hire)
    t.setClock(new Date(Date.now() + 2 * 60 * 60 * 1_000))
    await t.runJobs(true)
    t.setClock(undefined)
    expect((await hire.client.get(`/api/payments/${_id}`)).json()).toMatchObject({
      status: 'failed',
      failure: 'abandoned',
    })
    expectFailure(await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' }), 409, 'payment.over')
  })
})

describe('a process that ends in between', () => {
  const aLittleLater = async () => {
    await t.runJobs(true)
    return t.runJobs(true)
  }

  test.each(['needs_confirmation', 'succeeds_late'] as const)(
    'after the provider has the money, and long after the payment began: it is recorded (%s)',
    async (card) => {
      const hire = await arrangeHire(t)
      const { _id } = await begin(hire)
      await hire.client.post(`/api/payments/${_id}/test-card`, { card })
      await t.pool.query("delete from jobs.job where name = 'payments.sandbox_settle' and data ->> 'paymentId' = $1", [
        _id,
      ])
      await aLittleLater()
      await t.pool.query("update sandbox_charges set status = 'succeeded' where payment_id = $1", [_id])

      await aLittleLater()

      expect(await contractOf(hire)).toMatchObject({ isFunded: true })
    },
  )
})

test('a payment whose bank was never answered is given up, at the provider as well', async () => {
  const hire = await arrangeHire(t)
  const { _id } = await pay(hire, 'needs_confirmation')
  t.setClock(new Date(Date.now() + 2 * 60 * 60 * 1_000))
  await t.runJobs(true)
  t.setClock(undefined)

  expect((await hire.client.get(`/api/payments/${_id}`)).json()).toMatchObject({ failure: 'abandoned' })
  const late = await hire.client.post(`/api/payments/${_id}/test-confirmation`, { approve: true })
  expectFailure(late, 409, 'payment.nothing_to_confirm')
})

describe('races', () => {
  test('a card is named while the payment is given up: no card is charged for it', async () => {
    const hire = await arrangeHire(t)
    const { _id } = await begin(hire)
    t.setClock(new Date(Date.now() + 2 * 60 * 60 * 1_000))
    await t.race<unknown>({ table: 'contracts', id: hire.contractId }, [
      () => settlePayment(t.deps, { paymentId: _id }),
      async () => {
        await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
        await t.pool.query('select 1 from contracts where id = $1 for update', [hire.contractId])
      },
    ])
    t.setClock(undefined)

    const charged = await t.value('select status from sandbox_charges where payment_id = $1', [_id])
    const { status } = (await hire.client.get(`/api/payments/${_id}`)).json<PaymentView>()
    expect([status, charged]).toEqual(['failed', 'failed'])
  })

  test('two tabs that begin to pay get one payment', async () => {
    const hire = await arrangeHire(t)
    const begun = await t.race({ table: 'contracts', id: hire.contractId }, [() => begin(hire), () => begin(hire)])
    expect(begun[0]?._id).toBe(begun[1]?._id)
  })

  test('the payments of one contract are listed by its id, however old', async () => {
    const hire = await arrangeHire(t)
    const { _id } = await begin(hire)
    const other = await arrangeHire(t, { client: hire.clientUser })
    await begin(other)

    const listed = await hire.client.get(`/api/payments?contractId=${hire.contractId}&limit=1`)

    expect(listed.json()).toMatchObject([{ _id }])
    expect(listed.headers['x-total-count']).toBe('1')
    const stranger = other.freelancer.get(`/api/payments?contractId=${hire.contractId}`)
    expect((await stranger).json()).toEqual([])
  })

  test('a payment is charged once, whatever is sent again', async () => {
    const hire = await arrangeHire(t)
    const { _id } = await begin(hire)
    const charge = () => hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
    const text = `insert into sandbox_charges (payment_id, amount_cents, card, status, created_at)
      values ($1, 1, 'declined', 'failed', now())`
    const answers = await t.raceBehind({ text, values: [_id] }, [charge, charge])
    expect(sortedStatuses(answers)).toEqual([200, 200])
    expectFailure(await charge(), 409, 'payment.over')
    expect(await contractOf(hire)).toMatchObject({ money: { held: 1200 } })
  })

  test('approval and payment at the same time: the money is released once, whichever is first', async () => {
    const hire = await arrangeHire(t)
    await hire.deliver()
    const { _id } = await begin(hire)
    await t.race<unknown>({ table: 'contracts', id: hire.contractId }, [
      () => hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' }),
      () => hire.approve(),
    ])
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { held: 0, released: 1200 } })
    expect(await earningsOf(hire)).toMatchObject({ available: 1080 })
  })

  test('a freelancer cannot withdraw the same money twice', async () => {
    const hire = await arrangeHire(t, { bidAmount: 100 })
    await pay(hire)
    await hire.deliver()
    await hire.approve()
    const obstacle = { text: "select ledger.lock_balance('payable', $1)", values: [hire.freelancerUser.id] }
    const attempts = [1, 2, 3].map(() => () => hire.freelancer.post('/api/payouts', { amount: 60 }))
    expect(sortedStatuses(await t.raceBehind(obstacle, attempts))).toEqual([201, 409, 409])
    expect(await earningsOf(hire)).toMatchObject({ available: 30 })
  })
})

test('an account is not deleted while there is money for it to withdraw', async () => {
  const hire = await arrangeHire(t, { bidAmount: 50 })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  const remove = () => hire.freelancer.post('/api/account/deletion', { password: testPassword })
  expectFailure(await remove(), 409, 'account.money_waiting')
  expect((await hire.freelancer.get('/api/account/deletion')).json()).toMatchObject({ moneyWaiting: 45 })
  await hire.freelancer.post('/api/payouts', {})
  expectFailure(await remove(), 409, 'account.money_waiting')
  await t.runJobs()
  expect((await remove()).statusCode).toBe(204)
})

test('less than a dollar is withdrawn as a whole, so that it never keeps an account', async () => {
  const hire = await arrangeHire(t, { bidAmount: 1.5 })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  const withdraw = (amount: number) => hire.freelancer.post('/api/payouts', { amount })
  expectFailure(await withdraw(0.99), 409, 'payout.too_little')
  expect((await withdraw(1)).statusCode).toBe(201)
  expectFailure(await withdraw(0.34), 409, 'payout.too_little')

  expect((await withdraw(0.35)).json()).toMatchObject({ amount: 0.35 })

  expect(await earningsOf(hire)).toMatchObject({ available: 0, withdrawn: 1.35 })
  await t.runJobs()
  expect((await hire.freelancer.post('/api/account/deletion', { password: testPassword })).statusCode).toBe(204)
})

test('withdrawing asks for a confirmed address and for what there is', async () => {
  const hire = await arrangeHire(t, { bidAmount: 50 })
  expectFailure(await hire.freelancer.post('/api/payouts', {}), 409, 'payout.nothing_available')
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  expectFailure(await hire.freelancer.post('/api/payouts', { amount: 45.01 }), 409, 'payout.too_much')
  await t.pool.query('update users set email_confirmed_at = null where id = $1', [hire.freelancerUser.id])
  expectFailure(await hire.freelancer.post('/api/payouts', {}), 409, 'payout.address_not_confirmed')
})
