import {
  type ContractDetailView,
  type DeliveryView,
  dayMs,
  holdMarginDays,
  type NotificationView,
  type PaymentView,
  providerHoldDays,
} from '@guildhall/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { openDispute } from '../../../testing/disputes.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { notifyHolds } from '../contracts/notify-holds.ts'
import { listDisputedHolds } from '../contracts/shared/held-until.queries.ts'
import { auditLedger } from '../ledger-audits/audit/audit-ledger.ts'
import { closeCardDispute } from '../payments/shared/close-card-dispute.ts'
import { openCardDispute } from '../payments/shared/open-card-dispute.ts'
import { endHolds } from './end-holds.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

afterEach(async () => {
  expect((await auditLedger(t.db)).findings).toEqual([])
})

const heldDays = providerHoldDays.sandbox - holdMarginDays
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

async function atDay<T>(days: number, work: () => Promise<T>): Promise<T> {
  t.setClock(inDays(days))
  try {
    return await work()
  } finally {
    t.setClock(undefined) // so that the sessions go on
  }
}
const runTimer = (days: number) => atDay(days, () => endHolds(t.deps))

async function pay({ client, contractId }: Hire) {
  const { _id } = (await client.post(`/api/contracts/${contractId}/payments`)).json<PaymentView>()
  expect((await client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })).json().status).toBe('succeeded')
  return _id
}

async function arrangePaid() {
  const hire = await arrangeHire(t, { bidAmount: 1_000 })
  return { ...hire, paymentId: await pay(hire) }
}

const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const kindsOf = ({ timeline }: ContractDetailView) => timeline.map(({ kind }) => kind)
const toldTo = async (person: Hire['client'], kind: string) =>
  (await person.get('/api/notifications')).json<NotificationView[]>().filter((told) => told.kind === kind)

describe('money that cannot be held longer', () => {
  test('is returned to the client if nothing is under review, not before, and the contract goes on', async () => {
    const hire = await arrangePaid()
    const { heldUntil } = await contractOf(hire)
    expect(Math.round((Date.parse(heldUntil ?? '') - Date.now()) / dayMs)).toBe(heldDays)
    const [seen] = (await hire.client.get('/api/payments')).json<PaymentView[]>()
    expect(seen?.heldUntil).toBe(heldUntil)

    await runTimer(heldDays - 0.1)
    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_000 } })
    await runTimer(heldDays + 0.1)
    await runTimer(heldDays + 0.2)

    const contract = await contractOf(hire)
    expect(contract).toMatchObject({
      status: 'active',
      isFunded: false,
      heldUntil: null,
      money: { held: 0, refunded: 0 },
      next: { by: 'client', move: 'fund' },
    })
    expect(kindsOf(contract).slice(-1)).toEqual(['held_returned'])
    for (const person of [hire.client, hire.freelancer]) {
      const told = await toldTo(person, 'money.hold_ended')
      expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('goes back to')])
    }
    await t.runJobs()
    const refunded = 'select sum(amount_cents)::bigint from sandbox_refunds where payment_id = $1'
    expect(await t.value(refunded, [hire.paymentId])).toBe(100_000)

    await pay(hire)
    await hire.deliver()
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1_000 } })
  })

  test('is released if a delivery waits for an answer', async () => {
    const hire = await arrangePaid()
    await hire.deliver()
    await t.pool.query('update contracts set auto_approval_at = $2 where id = $1', [
      hire.contractId,
      inDays(heldDays + 9),
    ])
    const { heldUntil, autoApprovalAt, next } = await contractOf(hire)
    expect([autoApprovalAt, next?.until]).toEqual([heldUntil, heldUntil])
    const delivery = (await hire.client.get(`/api/proposals/${hire.proposalId}/deliverables`)).json<DeliveryView>()
    expect(delivery.autoApprovalAt).toBe(heldUntil)

    await runTimer(heldDays + 0.1)

    const contract = await contractOf(hire)
    expect(contract).toMatchObject({ status: 'completed', money: { released: 1_000 } })
    expect(kindsOf(contract).slice(-2)).toEqual(['auto_approved', 'released'])
    for (const person of [hire.client, hire.freelancer]) {
      expect(await toldTo(person, 'money.hold_ended')).toHaveLength(1)
      expect(await toldTo(person, 'delivery.auto_approved')).toHaveLength(0)
    }
  })

  test('is acted on a week late if no process ran before', async () => {
    const hires = [await arrangePaid(), await arrangePaid(), await arrangePaid()]

    await runTimer(heldDays + 7)

    for (const hire of hires) expect(await contractOf(hire)).toMatchObject({ isFunded: false })
  })

  test('that is disputed is left, and listed for the operator', async () => {
    const [hire, byCard] = [await arrangePaid(), await arrangePaid()]
    await t.pool.query("update contracts set status = 'disputed' where id = $1", [hire.contractId])
    const late = inDays(heldDays + 1)
    const news = { paymentId: byCard.paymentId, cents: 40_000, providerId: t.newId(), at: new Date() }
    await t.db.transaction((tx) => openCardDispute(t.deps, tx, news))

    await runTimer(heldDays + 1)

    expect(await contractOf(hire)).toMatchObject({ money: { held: 1_000 } })
    expect(await contractOf(byCard)).toMatchObject({ money: { held: 600, cardDisputed: 400 } })
    const listed = await listDisputedHolds(t.db, { to: late, limit: 100 })
    expect(listed.map(({ id }) => id).toSorted()).toEqual([hire.contractId, byCard.contractId].toSorted())

    await t.pool.query("update contracts set status = 'active' where id = $1", [hire.contractId])
    await t.db.transaction((tx) => closeCardDispute(t.deps, tx, { ...news, outcome: 'won' }))
    await runTimer(heldDays + 1)
    expect(await contractOf(hire)).toMatchObject({ money: { held: 0 } })
    expect(await contractOf(byCard)).toMatchObject({ money: { held: 0, cardDisputed: 0 } })
  })

  test('of approved work that is paid in part is released, and the rest stays due', async () => {
    const hire = await arrangePaid()
    const news = { paymentId: hire.paymentId, cents: 40_000, providerId: t.newId(), at: new Date() }
    await t.db.transaction((tx) => closeCardDispute(t.deps, tx, { ...news, outcome: 'lost' }))
    await hire.deliver()
    await hire.approve()

    await atDay(heldDays - 1, () => notifyHolds(t.deps))
    for (const person of [hire.client, hire.freelancer]) {
      const [told] = await toldTo(person, 'money.hold_ending')
      expect(told?.text).toMatch(/^\$600 .* released to .* on that day/)
    }
    await runTimer(heldDays + 1)
    expect(await contractOf(hire)).toMatchObject({ status: 'payment_due', money: { held: 0, released: 600 } })
    await pay(hire)

    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1_000 } })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 900 })
  })

  test('of two payments: each has its own time', async () => {
    const hire = await arrangePaid()
    const news = { paymentId: hire.paymentId, cents: 40_000, providerId: t.newId(), at: new Date() }
    await t.db.transaction((tx) => closeCardDispute(t.deps, tx, { ...news, outcome: 'lost' }))
    const second = await pay(hire)
    await t.pool.query("update payments set ended_at = ended_at + interval '20 days' where id = $1", [second])

    await atDay(heldDays - 1, () => notifyHolds(t.deps))
    const [told] = await toldTo(hire.client, 'money.hold_ending')
    expect(told?.text).toMatch(/^\$600 .* goes back to your card/)
    await runTimer(heldDays + 1)
    expect(await contractOf(hire)).toMatchObject({ money: { held: 400 } })
    await runTimer(heldDays + 21)
    expect(await contractOf(hire)).toMatchObject({ money: { held: 0 } })
  })

  describe('of two payments: a release takes from the older one', () => {
    async function arrangeTwo() {
      const milestones = [
        { title: 'Design', amount: 600 },
        { title: 'Launch', amount: 400 },
      ]
      const hire = await arrangeHire(t, { bidAmount: 1_000, milestones })
      const news = { paymentId: await pay(hire), cents: 40_000, providerId: t.newId(), at: new Date() }
      await t.db.transaction((tx) => closeCardDispute(t.deps, tx, { ...news, outcome: 'lost' }))
      const second = await pay(hire)
      await t.pool.query("update payments set ended_at = ended_at + interval '20 days' where id = $1", [second])
      return hire
    }
    async function expectTimeOfNewer(hire: Hire) {
      const [newer] = (await hire.client.get('/api/payments')).json<PaymentView[]>()
      expect((await contractOf(hire)).heldUntil).toBe(newer?.heldUntil)
      expect(Date.parse(newer?.heldUntil ?? '')).toBeGreaterThan(inDays(heldDays + 19).getTime())
    }

    test('of a milestone', async () => {
      const hire = await arrangeTwo()
      const [design] = (await contractOf(hire)).milestones
      await hire.client.post(`/api/contracts/${hire.contractId}/milestones/${design?._id}/release`)

      await expectTimeOfNewer(hire)
      await runTimer(heldDays + 1)
      expect(await contractOf(hire)).toMatchObject({ money: { held: 400, released: 600 } })
    })

    test('of what both sides of a dispute agree on', async () => {
      const dispute = await openDispute(await arrangeTwo(), 'client', 700)
      await dispute.claim('freelancer', 1_000)

      expect(await dispute.contract()).toMatchObject({ status: 'disputed', money: { disputed: 300, released: 700 } })
      await expectTimeOfNewer(dispute)
    })
  })

  test('that keeps no other one waiting if it cannot be acted on', async () => {
    const [broken, sound] = [await arrangePaid(), await arrangePaid()]
    await broken.deliver()
    await t.pool.query("update projects set status = 'active' where id = $1", [broken.projectId])

    await expect(runTimer(heldDays + 1)).rejects.toThrow('1 holds could not be ended')

    expect(await contractOf(broken)).toMatchObject({ money: { held: 1_000 } })
    expect(await contractOf(sound)).toMatchObject({ money: { held: 0 } })
    await t.pool.query("update projects set status = 'in_progress' where id = $1", [broken.projectId])
    await runTimer(heldDays + 1)
  })
})

describe('the end of a hold at the same time as', () => {
  const race = async (hire: Awaited<ReturnType<typeof arrangePaid>>, attempts: (() => Promise<unknown>)[]) => {
    await t.pool.query("update payments set ended_at = now() - interval '100 days' where id = $1", [hire.paymentId])
    await t.pool.query("update contracts set held_until = now() - interval '12 days' where id = $1", [hire.contractId])
    return t.race<unknown>({ table: 'projects', id: hire.projectId }, attempts)
  }
  type Answer = Awaited<ReturnType<Hire['client']['post']>>

  test('the approval, which is first: the money is released once', async () => {
    const hire = await arrangePaid()
    await hire.deliver()
    const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)

    await race(hire, [approve, () => endHolds(t.deps)])

    const contract = await contractOf(hire)
    expect(contract).toMatchObject({ status: 'completed', money: { released: 1_000 } })
    expect(kindsOf(contract)).not.toContain('auto_approved')
  })

  test('the approval, which is second: it is told that the delivery is approved', async () => {
    const hire = await arrangePaid()
    await hire.deliver()
    const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)

    const [, late] = await race(hire, [() => endHolds(t.deps), approve])

    expectFailure(late as Answer, 409, 'delivery.approved')
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1_000 } })
  })

  test.each(['first', 'second'] as const)('an offer to end the contract, which is accepted %s', async (when) => {
    const hire = await arrangePaid()
    const url = `/api/contracts/${hire.contractId}/offers`
    const offer = { release: 400, refund: 600, reason: 'The plans have changed.' }
    const { openOffer } = (await hire.freelancer.post(url, offer)).json<ContractDetailView>()
    const accept = () => hire.client.post(`${url}/${openOffer?._id}/accept`)
    const timer = () => endHolds(t.deps)

    const answers = await race(hire, when === 'first' ? [accept, timer] : [timer, accept])

    const contract = await contractOf(hire)
    if (when === 'first') {
      expect(contract).toMatchObject({ status: 'cancelled', money: { held: 0, released: 400, refunded: 600 } })
      expect(kindsOf(contract)).not.toContain('held_returned')
    } else {
      expectFailure(answers[1] as Answer, 409, 'contract.no_offer')
      expect(contract).toMatchObject({ status: 'active', money: { held: 0 }, openOffer: null })
    }
  })

  test('another process: the money is returned once', async () => {
    const hire = await arrangePaid()

    await race(hire, [() => endHolds(t.deps), () => endHolds(t.deps)])

    expect(kindsOf(await contractOf(hire)).filter((kind) => kind === 'held_returned')).toHaveLength(1)
  })
})

test('both sides are reminded 14 and 3 days before, once each, of what will happen', async () => {
  const hire = await arrangePaid()
  const remindersAt = async (days: number) => {
    await atDay(heldDays - days, () => notifyHolds(t.deps))
    return (await toldTo(hire.freelancer, 'money.hold_ending')).length
  }

  const told: number[] = []
  for (const days of [15, 13.5, 10, 2.5, 1, -1]) told.push(await remindersAt(days))

  expect(told).toEqual([0, 1, 1, 2, 2, 2])
  const [forClient] = await toldTo(hire.client, 'money.hold_ending')
  const [forFreelancer] = await toldTo(hire.freelancer, 'money.hold_ending')
  expect(forClient?.text).toContain('$1,000')
  expect(forClient?.text).toContain('goes back to your card')
  expect(forFreelancer?.text).toContain('Deliver before')

  const late = await arrangePaid()
  await atDay(heldDays + 0.1, () => notifyHolds(t.deps))
  expect(await toldTo(late.freelancer, 'money.hold_ending')).toEqual([])
})
