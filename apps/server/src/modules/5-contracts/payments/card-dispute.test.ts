import { dayMs, type EarningsView, type NotificationView, type PaymentView } from '@guildhall/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { arrangeCharged, decideTakenBack, linesOf, takeBack } from '../../../testing/card-disputes.ts'
import { arrangeHire, contractOf, type Hire, kindsOf } from '../../../testing/contracts.ts'
import { openDispute } from '../../../testing/disputes.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { pay } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { approveOverdue } from '../deliveries/approve-overdue.ts'
import { auditLedger } from '../ledger-audits/audit/audit-ledger.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

afterEach(async () => {
  expect((await auditLedger(t.db)).findings).toEqual([])
})

const toldTo = async (person: Hire['client']) =>
  (await person.get('/api/notifications')).json<NotificationView[]>().filter(({ kind }) => kind.includes('card_disp'))

describe('a payment that the bank takes back while it is held', () => {
  test('is out of what can be released, and nothing of the contract moves until the bank has decided', async () => {
    const hire = await arrangeCharged(t)
    await hire.deliver()

    await takeBack(t, hire)

    expect(await contractOf(hire)).toMatchObject({
      status: 'active',
      isFunded: false,
      money: { held: 0, cardDisputed: 1_000, takenBack: 0 },
      cardDisputes: [{ status: 'open', amount: 1_000, borne: 0 }],
      autoApprovalAt: null,
      heldUntil: null,
      next: null,
      allowedMoves: [],
      refusals: { fund: 'contract.card_disputed', offer_end: 'contract.card_disputed' },
    })
    const deliverables = `/api/proposals/${hire.proposalId}/deliverables`
    for (const move of ['approve', 'reject']) {
      expectFailure(await hire.client.post(`${deliverables}/${move}`), 409, 'contract.card_disputed')
    }
    expectFailure(await hire.client.post(`/api/contracts/${hire.contractId}/payments`), 409, 'contract.card_disputed')
    t.setClock(new Date(Date.now() + 30 * dayMs))
    await approveOverdue(t.deps)
    t.setClock(undefined)
    expect(await contractOf(hire)).toMatchObject({ status: 'active', deliveryStatus: 'submitted' })
  })

  test('won: it is held again, and the delivery under review has its 14 days again', async () => {
    const hire = await arrangeCharged(t)
    await hire.deliver()
    await takeBack(t, hire)

    await decideTakenBack(t, hire, 'won')

    const contract = await contractOf(hire)
    expect(contract).toMatchObject({
      isFunded: true,
      money: { held: 1_000, cardDisputed: 0 },
      cardDisputes: [{ status: 'won' }],
    })
    expect(Date.parse(contract.autoApprovalAt ?? '') - Date.now()).toBeGreaterThan(13.9 * dayMs)
    expect(contract.heldUntil).not.toBeNull()
    expect(kindsOf(contract).slice(-2)).toEqual(['card_disputed', 'card_dispute_won'])
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1_000 } })
  })

  test('lost: it leaves the ledger to the card, and the client can pay again', async () => {
    const hire = await arrangeCharged(t)
    await takeBack(t, hire)

    await decideTakenBack(t, hire, 'lost')

    expect(await contractOf(hire)).toMatchObject({
      isFunded: false,
      money: { held: 0, cardDisputed: 0, takenBack: 1_000 },
      next: { by: 'client', move: 'fund' },
      heldUntil: null,
    })
    expect(await linesOf(hire)).toEqual([
      ['card_in', -1_000],
      ['escrow', 1_000],
      ['escrow', -1_000],
      ['card_disputed', 1_000],
      ['card_disputed', -1_000],
      ['chargeback_out', 1_000],
    ])
    await pay(hire)
    const payments = (await hire.client.get('/api/payments')).json<PaymentView[]>()
    expect(payments.map(({ heldUntil }) => heldUntil !== null)).toEqual([true, false])
    await hire.deliver()
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1_000 } })
  })
})

test('of a payment that was released the platform bears the loss: the freelancer keeps what they have', async () => {
  const hire = await arrangeCharged(t)
  await hire.deliver()
  await hire.approve()
  const earned = async () => (await hire.freelancer.get('/api/earnings')).json<EarningsView>().available

  await takeBack(t, hire)
  expect(await earned()).toBe(900)
  await decideTakenBack(t, hire, 'lost')

  expect(await earned()).toBe(900)
  expect(await contractOf(hire)).toMatchObject({
    status: 'completed',
    money: { released: 1_000, takenBack: 0 },
    cardDisputes: [{ status: 'lost', amount: 1_000, borne: 1_000 }],
  })
  expect((await linesOf(hire)).slice(-4)).toEqual([
    ['chargeback_loss', -1_000],
    ['card_disputed', 1_000],
    ['card_disputed', -1_000],
    ['chargeback_out', 1_000],
  ])
})

test('what two sides in dispute have set aside is taken as well, and comes back to where it was', async () => {
  const hire = await arrangeCharged(t)
  await hire.deliver()
  const dispute = await openDispute(hire, 'client', 300)

  await takeBack(t, hire)
  expect(await contractOf(hire)).toMatchObject({ money: { held: 0, disputed: 0, cardDisputed: 1_000 } })
  expectFailure(await dispute.claim('freelancer', 700), 409, 'contract.card_disputed')
  expectFailure(await dispute.withdraw('client'), 409, 'contract.card_disputed')
  await decideTakenBack(t, hire, 'won')

  const disputed = { autoApprovalAt: null, money: { held: 0, disputed: 1_000, cardDisputed: 0 } }
  expect(await contractOf(hire)).toMatchObject(disputed)
  expect((await dispute.withdraw('client')).statusCode).toBe(200)
  const resumed = { status: 'active', autoApprovalAt: expect.any(String), money: { held: 1_000, disputed: 0 } }
  expect(await contractOf(hire)).toMatchObject(resumed)
})

test('what a bank keeps of it is out of the dispute: an operator decides about what is left', async () => {
  const hire = await arrangeCharged(t)
  const dispute = await openDispute(hire, 'client', 300)
  await decideTakenBack(t, { ...hire, news: { ...hire.news, cents: 40_000 } }, 'lost')

  expectFailure(await dispute.claim('freelancer', 700), 409, 'dispute.with_operator')
  expectFailure(await dispute.withdraw('client'), 409, 'dispute.with_operator')
  for (const side of ['client', 'freelancer'] as const) await dispute.ask(side)
  expect(await dispute.dispute()).toMatchObject({ status: 'waiting', total: 1_000, rest: 600 })
  const operator = t.as(await insertOperator(t))
  const decide = (refund: number) =>
    operator.post(`/api/admin/disputes/${dispute.disputeId}/decide`, { release: 200, refund, reason: 'Half was done.' })
  expectFailure(await decide(800), 409, 'dispute.sum')
  expect((await decide(400)).statusCode).toBe(200)

  const money = { held: 0, disputed: 0, released: 200, refunded: 400, takenBack: 400 }
  expect(await contractOf(hire)).toMatchObject({ status: 'cancelled', money })
})

test('approved work that is paid while a bank decides is released once it returns the money', async () => {
  const hire = await arrangeCharged(t)
  await decideTakenBack(t, { ...hire, news: { ...hire.news, cents: 40_000 } }, 'lost')
  await hire.deliver()
  await hire.approve()
  expect(await contractOf(hire)).toMatchObject({ status: 'payment_due', money: { held: 600, takenBack: 400 } })
  const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json<PaymentView>()
  const second = { ...hire, news: { ...hire.news, cents: 60_000, providerId: `dp_${t.newId()}` } }
  await takeBack(t, second)
  expect((await contractOf(hire)).money.unpaid).toBe(400)
  expect((await hire.client.get('/api/payments/sums')).json()).toMatchObject({ due: 400 })
  expect((await hire.freelancer.get('/api/earnings')).json<EarningsView>()).toMatchObject({ due: 360 })

  await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
  expect(await contractOf(hire)).toMatchObject({ status: 'payment_due', money: { held: 400, cardDisputed: 600 } })
  await decideTakenBack(t, second, 'won')

  expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1_000 } })
})

describe('news of a provider', () => {
  test('that comes twice is recorded and told once', async () => {
    const hire = await arrangeCharged(t)
    await takeBack(t, hire)
    await takeBack(t, hire)
    await decideTakenBack(t, hire, 'won')
    await decideTakenBack(t, hire, 'won')
    await decideTakenBack(t, hire, 'lost')
    await takeBack(t, hire)

    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_000 }, cardDisputes: [{ status: 'won' }] })
    for (const person of [hire.client, hire.freelancer]) {
      expect((await toldTo(person)).map(({ kind }) => kind)).toEqual(['money.card_dispute_won', 'money.card_disputed'])
    }
  })

  test.each(['won', 'lost'] as const)('that it was %s, before the news that there is a dispute', async (outcome) => {
    const hire = await arrangeCharged(t)
    await decideTakenBack(t, hire, outcome)
    await takeBack(t, hire)

    const contract = await contractOf(hire)
    expect(kindsOf(contract).slice(-2)).toEqual(['card_disputed', `card_dispute_${outcome}`])
    expect(contract).toMatchObject({ money: { held: outcome === 'won' ? 1_000 : 0, cardDisputed: 0 } })
  })
})

test('both sides are told by mail what it means for them', async () => {
  const hire = await arrangeCharged(t)
  await takeBack(t, hire)
  for (const _ of [1, 2, 3]) await t.runJobs(true)

  const [forClient] = await toldTo(hire.client)
  const [forFreelancer] = await toldTo(hire.freelancer)
  expect(forClient?.text).toContain('ask your bank to withdraw it')
  expect(forFreelancer?.text).toContain('you do not have to keep working')
  const mails = [...(await t.mailsTo(hire.clientUser.email)), ...(await t.mailsTo(hire.freelancerUser.email))]
  expect(
    mails.filter(({ text }) => text?.replace(/\s+/g, ' ').includes('was taken back by the client’s bank')),
  ).toHaveLength(2)
})

describe('the test cards that are disputed later', () => {
  test.each([
    { card: 'disputed_won', outcome: 'won', held: 500 },
    { card: 'disputed_lost', outcome: 'lost', held: 0 },
  ] as const)('$card', async ({ card, outcome, held }) => {
    const hire = await arrangeHire(t, { bidAmount: 500 })
    const paymentId = await pay(hire, card)
    expect(await contractOf(hire)).toMatchObject({ isFunded: true, cardDisputes: [] })

    await t.runJobs(true)
    expect(await contractOf(hire)).toMatchObject({ cardDisputes: [{ status: 'open' }], money: { cardDisputed: 500 } })
    expect((await hire.client.get(`/api/payments/${paymentId}`)).json()).toMatchObject({
      status: 'succeeded',
      dispute: { status: 'open', amount: 500 },
    })
    await t.runJobs(true)
    expect(await contractOf(hire)).toMatchObject({ cardDisputes: [{ status: outcome }], money: { held } })
  })
})
