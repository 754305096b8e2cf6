import { type EarningsView, type PaymentSumsView, type PaymentView, toDollars } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeCharged, decideTakenBack, takeBack } from '../../../testing/card-disputes.ts'
import { contractOf, type Hire } from '../../../testing/contracts.ts'
import { openDispute } from '../../../testing/disputes.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpaidCents } from './shared/contract.rules.ts'
import { findUnpaid } from './shared/find-unpaid.ts'
import { lockMoney } from './shared/lock-money.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const anotherOf = (hire: Awaited<ReturnType<typeof arrangeCharged>>, cents: number) => ({
  ...hire,
  news: { ...hire.news, cents, providerId: `dp_${t.newId()}` },
})

async function lackingMoney() {
  const hire = await arrangeCharged(t)
  await decideTakenBack(t, anotherOf(hire, 40_000), 'lost')
  return hire
}

async function approvedUnpaid() {
  const hire = await lackingMoney()
  await hire.deliver()
  await hire.approve()
  return hire
}

const states: { state: string; unpaid: number; arrange: () => Promise<Hire> }[] = [
  {
    state: 'work under way',
    unpaid: 0,
    async arrange() {
      const hire = await arrangeCharged(t)
      await takeBack(t, anotherOf(hire, 40_000))
      return hire
    },
  },
  {
    state: 'work under way that lacks money',
    unpaid: 400,
    async arrange() {
      const hire = await lackingMoney()
      await takeBack(t, anotherOf(hire, 10_000))
      return hire
    },
  },
  {
    state: 'approved work',
    unpaid: 400,
    async arrange() {
      const hire = await approvedUnpaid()
      await takeBack(t, anotherOf(hire, 60_000))
      return hire
    },
  },
  {
    state: 'approved work that was paid meanwhile',
    unpaid: 0,
    async arrange() {
      const hire = await approvedUnpaid()
      const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json<PaymentView>()
      await takeBack(t, anotherOf(hire, 60_000))
      await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
      return hire
    },
  },
  {
    state: 'a dispute that has paid both sides a part',
    unpaid: 0,
    async arrange() {
      const hire = await arrangeCharged(t)
      const dispute = await openDispute(hire, 'client', 200)
      await dispute.claim('freelancer', 700)
      for (const side of ['client', 'freelancer'] as const) await dispute.ask(side)
      await takeBack(t, anotherOf(hire, 40_000))
      return hire
    },
  },
]

test.each(states)('while a bank decides, all agree on what is unpaid: $state', async ({ arrange, unpaid }) => {
  const hire = await arrange()

  const { status, money } = await contractOf(hire)
  const due = status === 'payment_due' ? money.unpaid : 0
  const sums = (await hire.client.get('/api/payments/sums')).json<PaymentSumsView>()
  const earnings = (await hire.freelancer.get('/api/earnings')).json<EarningsView>()
  const locked = await t.db.transaction((tx) => lockMoney(tx, { id: hire.contractId }))

  expect(money.cardDisputed).toBeGreaterThan(0)
  expect(money.unpaid).toBe(unpaid)
  expect({ sums: sums.due, earnings: earnings.due }).toEqual({ sums: due, earnings: due * 0.9 })
  expect(toDollars(unpaidCents(locked))).toBe(unpaid)
  expect(toDollars(await findUnpaid(t.db, hire.contractId))).toBe(unpaid)
})
