import type { ContractDetailView, LedgerStatementView, NotificationView, PaymentView } from '@guildhall/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Hire } from '../../../testing/contracts.ts'
import { openDispute } from '../../../testing/disputes.ts'
import { arrangePaid as arrangeHire } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { closeCardDispute } from './shared/close-card-dispute.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

afterEach(() => expectSoundLedger(t))

async function arrangePaid() {
  const hire = await arrangeHire(t)
  const [payment] = (await hire.client.get('/api/payments')).json<PaymentView[]>()
  const news = { paymentId: payment?._id ?? '', cents: 100_000, providerId: `dp_${t.newId()}` }
  return { ...hire, news }
}
type Paid = Awaited<ReturnType<typeof arrangePaid>>

const decide = ({ news }: Paid, outcome: 'won' | 'lost', cents = news.cents) =>
  t.db.transaction((tx) => closeCardDispute(t.deps, tx, { ...news, cents, outcome, at: new Date() }))
const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
async function linesOf({ client, contractId }: Hire, from: number) {
  const { lines } = (await client.get(`/api/contracts/${contractId}/ledger`)).json<LedgerStatementView>()
  return lines.slice(from).map(({ reason, account, amount }) => [reason, account, amount])
}
const meaningsOf = async (person: Hire['client']) =>
  (await person.get('/api/notifications'))
    .json<NotificationView[]>()
    .filter(({ kind }) => kind === 'money.card_dispute_won')
    .map(({ text }) => text)

async function payAgain({ client, contractId }: Hire) {
  const { _id } = (await client.post(`/api/contracts/${contractId}/payments`)).json()
  await client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
}

test('what the contract lacks is held again, both are told, and the ledger says each step', async () => {
  const hire = await arrangePaid()
  await decide(hire, 'lost')
  expect(await contractOf(hire)).toMatchObject({ isFunded: false, money: { held: 0, takenBack: 1000 } })

  await decide(hire, 'won')
  await decide(hire, 'won')

  const contract = await contractOf(hire)
  expect(contract).toMatchObject({
    isFunded: true,
    money: { held: 1000, takenBack: 0 },
    cardDisputes: [{ status: 'won' }],
  })
  expect(contract.heldUntil).not.toBeNull()
  expect(contract.timeline.slice(-3).map(({ kind }) => kind)).toEqual([
    'card_disputed',
    'card_dispute_lost',
    'card_dispute_won',
  ])
  expect(await linesOf(hire, 6)).toEqual([
    ['card_dispute_reopened', 'chargeback_out', -1000],
    ['card_dispute_reopened', 'card_disputed', 1000],
    ['card_dispute_won', 'escrow', 1000],
    ['card_dispute_won', 'card_disputed', -1000],
  ])
  for (const person of [hire.client, hire.freelancer]) {
    expect(await meaningsOf(person)).toEqual([expect.stringContaining('It had kept it before.')])
  }
})

test('what was paid again meanwhile goes back to the card', async () => {
  const hire = await arrangePaid()
  await decide(hire, 'lost')
  await payAgain(hire)

  await decide(hire, 'won')
  await t.runJobs()

  expect(await contractOf(hire)).toMatchObject({ isFunded: true, money: { held: 1000, refunded: 1000 } })
})

test('approved work that waited for the money is released', async () => {
  const hire = await arrangePaid()
  await decide(hire, 'lost', 40_000)
  await hire.deliver()
  await hire.approve()
  expect(await contractOf(hire)).toMatchObject({ status: 'payment_due' })

  await decide(hire, 'won', 40_000)

  expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { held: 0, released: 1000 } })
})

test('a delivery under review keeps the days it has, as the contract did not wait', async () => {
  const hire = await arrangePaid()
  await hire.deliver()
  await decide(hire, 'lost')
  const { autoApprovalAt } = await contractOf(hire)
  expect(autoApprovalAt).not.toBeNull()

  await decide(hire, 'won')

  expect(await contractOf(hire)).toMatchObject({ autoApprovalAt, isFunded: true })
})

test('what the platform bore is the platform’s again, and nothing changes in a completed contract', async () => {
  const hire = await arrangePaid()
  await hire.deliver()
  await hire.approve()
  await decide(hire, 'lost')

  await decide(hire, 'won')

  expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1000, refunded: 0 } })
  expect((await linesOf(hire, 0)).slice(-2)).toEqual([
    ['card_dispute_won', 'chargeback_loss', 1000],
    ['card_dispute_won', 'card_disputed', -1000],
  ])
})

test('of a contract that ended meanwhile it goes back to the card', async () => {
  const hire = await arrangePaid()
  await decide(hire, 'lost')
  const offers = `/api/contracts/${hire.contractId}/offers`
  const { openOffer } = (await hire.client.post(offers, { release: 0, refund: 0, reason: 'No money.' })).json()
  await hire.freelancer.post(`${offers}/${openOffer._id}/accept`)

  await decide(hire, 'won')
  await t.runJobs()

  expect(await contractOf(hire)).toMatchObject({ status: 'cancelled', money: { held: 0, refunded: 1000 } })
  expect(await meaningsOf(hire.client)).toEqual([expect.stringContaining('goes back to your card')])
})

test('what was taken out of an open dispute is set aside in it again', async () => {
  const hire = await arrangePaid()
  const dispute = await openDispute(hire, 'client', 300)
  await decide(hire, 'lost', 40_000)
  expect(await dispute.dispute()).toMatchObject({ rest: 600 })

  await decide(hire, 'won', 40_000)

  expect(await dispute.dispute()).toMatchObject({ rest: 1000 })
  expect((await dispute.withdraw('client')).statusCode).toBe(200)
  expect(await contractOf(hire)).toMatchObject({ status: 'active', money: { held: 1000, disputed: 0 } })
})
