import {
  autoApprovalDays,
  type ContractDetailView,
  dayMs,
  holdMarginDays,
  type PaymentView,
  providerHoldDays,
  type SandboxCard,
} from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { endHoldsJob } from '../contracts/shared/contract.jobs.ts'
import { approveOverdueJob } from '../deliveries/shared/delivery.jobs.ts'
import { auditLedger } from '../ledger-audits/audit/audit-ledger.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const week = 7

const begin = async ({ client, contractId }: Hire) =>
  (await client.post(`/api/contracts/${contractId}/payments`)).json<PaymentView>()._id

async function arrange(card?: SandboxCard) {
  const hire = await arrangeHire(t, { bidAmount: 1_000 })
  const paymentId = await begin(hire)
  if (card) await hire.client.post(`/api/payments/${paymentId}/test-card`, { card })
  return { ...hire, paymentId }
}

const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const paymentOf = async ({ client, paymentId }: Awaited<ReturnType<typeof arrange>>) =>
  (await client.get(`/api/payments/${paymentId}`)).json<PaymentView>()

async function comeBackAfter(days: number) {
  t.setClock(new Date(Date.now() + days * dayMs))
  for (const job of [approveOverdueJob, endHoldsJob]) await t.deps.jobs.add(t.db, job, {})
  for (const _ of [1, 2, 3]) await t.runJobs(true)
  t.setClock(undefined) // so that the sessions go on
  expect((await auditLedger(t.db)).findings).toEqual([])
}

test('every timer of money catches up after a process was down for a week', async () => {
  const late = await arrange('succeeds_late')
  const left = await arrange()
  const unconfirmed = await arrange('needs_confirmation')
  const kept = await arrange('disputed_lost')
  const paid = await arrange('succeeds')
  await paid.deliver()
  await paid.approve()
  await paid.freelancer.post('/api/payouts', {})
  const ended = await arrange('succeeds')
  const offers = `/api/contracts/${ended.contractId}/offers`
  const offer = { release: 0, refund: 1_000, reason: 'The plans have changed.' }
  const { openOffer } = (await ended.freelancer.post(offers, offer)).json<ContractDetailView>()
  await ended.client.post(`${offers}/${openOffer?._id}/accept`)

  await comeBackAfter(week)

  expect(await contractOf(late)).toMatchObject({ isFunded: true })
  expect(await paymentOf(left)).toMatchObject({ status: 'failed', failure: 'abandoned' })
  expect(await paymentOf(unconfirmed)).toMatchObject({ status: 'failed', failure: 'abandoned' })
  expect(await contractOf(kept)).toMatchObject({ cardDisputes: [{ status: 'lost' }], money: { held: 0 } })
  expect((await paid.freelancer.get('/api/payouts')).json()).toMatchObject([{ status: 'paid' }])
  expect(await t.value('select status from refunds where payment_id = $1', [ended.paymentId])).toBe('sent')
})

test('deliveries and holds whose day was a week ago are acted on', async () => {
  const [delivered, held] = [await arrange('succeeds'), await arrange('succeeds')]
  await delivered.deliver()

  await comeBackAfter(autoApprovalDays + week)
  expect(await contractOf(delivered)).toMatchObject({ status: 'completed', money: { released: 1_000 } })
  expect(await contractOf(held)).toMatchObject({ money: { held: 1_000 } })

  await comeBackAfter(providerHoldDays.sandbox - holdMarginDays + week)
  expect(await contractOf(held)).toMatchObject({ status: 'active', money: { held: 0 }, heldUntil: null })
  expect(await t.value('select status from refunds where payment_id = $1', [held.paymentId])).toBe('sent')
})
