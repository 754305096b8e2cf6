import { type ContractDetailView, dayMs } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { atTime } from '../../../testing/at-time.ts'
import { arrangeHire, contractOf, type Hire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { toldTo } from '../../../testing/notices.ts'
import { pay } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { setContract } from '../contracts/contract.queries.ts'
import { approveOverdue } from './approve-overdue.ts'
import { notifyApprovals } from './notify-approvals.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const runTimer = (days: number) => atTime(t, days, () => approveOverdue(t.deps))

async function arrangeDelivered({ paid = true } = {}) {
  const hire = await arrangeHire(t)
  if (paid) await pay(hire)
  await hire.deliver()
  return hire
}

const timelineOf = (contract: ContractDetailView) => contract.timeline.map(({ kind, by }) => [kind, by])

const answer = ({ client, proposalId }: Hire, what: 'approve' | 'reject') =>
  client.post(`/api/proposals/${proposalId}/deliverables/${what}`)

describe('a delivery without an answer', () => {
  test('is approved after 14 days, not before: the money is released and both sides are told, once', async () => {
    const hire = await arrangeDelivered()

    await runTimer(13.9)
    expect(await contractOf(hire)).toMatchObject({ status: 'active', money: { held: 1200 } })
    await runTimer(14.1)
    await runTimer(14.2)

    const contract = await contractOf(hire)
    expect(contract).toMatchObject({ status: 'completed', money: { held: 0, released: 1200 }, autoApprovalAt: null })
    expect(timelineOf(contract).slice(-2)).toEqual([
      ['auto_approved', null],
      ['released', null],
    ])
    expect((await hire.client.get(`/api/proposals/${hire.proposalId}/deliverables`)).json()).toMatchObject({
      deliveryStatus: 'approved',
    })
    expect((await hire.client.get(`/projects/${hire.projectId}`)).json()).toMatchObject({ status: 'completed' })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 1080 })
    const isApproval = (kind: string) => kind === 'delivery.auto_approved'
    expect((await toldTo(hire.client)).filter(isApproval)).toHaveLength(1)
    expect((await toldTo(hire.freelancer)).filter(isApproval)).toHaveLength(1)
  })

  test('that is not paid for becomes due', async () => {
    const hire = await arrangeDelivered({ paid: false })

    await runTimer(15)

    expect(await contractOf(hire)).toMatchObject({ status: 'payment_due', next: { by: 'client', move: 'pay' } })
    expect(await toldTo(hire.client)).toContain('money.due')
  })

  test('is approved a week late if no process ran before', async () => {
    const hires = [await arrangeDelivered(), await arrangeDelivered(), await arrangeDelivered()]

    await runTimer(21)

    for (const hire of hires) expect(await contractOf(hire)).toMatchObject({ status: 'completed' })
  })

  test('that was sent back is not approved, and its next version has 14 days of its own', async () => {
    const hire = await arrangeDelivered()
    await hire.requestChanges()
    await runTimer(15)
    expect(await contractOf(hire)).toMatchObject({ status: 'active', autoApprovalAt: null })

    await hire.deliver()
    await t.pool.query("update contracts set auto_approval_at = auto_approval_at + interval '5 days' where id = $1", [
      hire.contractId,
    ])
    await runTimer(15)
    expect(await contractOf(hire)).toMatchObject({ status: 'active' })
    await runTimer(20)
    expect(await contractOf(hire)).toMatchObject({ status: 'completed' })
  })

  test('that cannot be approved keeps no other one waiting', async () => {
    const [broken, sound] = [await arrangeDelivered(), await arrangeDelivered()]
    await t.pool.query("update projects set status = 'active' where id = $1", [broken.projectId])

    await expect(runTimer(15)).rejects.toThrow('1 deliveries could not be approved')

    expect(await contractOf(broken)).toMatchObject({ status: 'active', money: { held: 1200 } })
    expect(await contractOf(sound)).toMatchObject({ status: 'completed' })
    await t.pool.query('update contracts set auto_approval_at = null where id = $1', [broken.contractId])
  })
})

describe('the timer and the client at the same time', () => {
  const race = (hire: Hire, attempts: (() => Promise<unknown>)[]) =>
    atTime(t, 0, async () => {
      await t.pool.query("update contracts set auto_approval_at = now() - interval '1 minute' where id = $1", [
        hire.contractId,
      ])
      return t.race<unknown>({ table: 'projects', id: hire.projectId }, attempts)
    })

  test('the timer first: the client is told that the delivery is approved', async () => {
    const hire = await arrangeDelivered()

    const [, late] = await race(hire, [() => approveOverdue(t.deps), () => answer(hire, 'reject')])

    expectFailure(late as Awaited<ReturnType<typeof answer>>, 409, 'delivery.approved')
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { held: 0, released: 1200 } })
  })

  test.each([
    { what: 'approve', status: 'completed', last: ['released', null] },
    { what: 'reject', status: 'active', last: ['changes_requested', 'client'] },
  ] as const)('the client first, to $what: their answer holds', async ({ what, status, last }) => {
    const hire = await arrangeDelivered()

    await race(hire, [() => answer(hire, what), () => approveOverdue(t.deps)])

    const contract = await contractOf(hire)
    expect(contract.status).toBe(status)
    expect(timelineOf(contract).at(-1)).toEqual(last)
    expect(contract.timeline.some(({ kind }) => kind === 'auto_approved')).toBe(false)
  })

  test('a version that was delivered meanwhile has its own 14 days', async () => {
    const hire = await arrangeDelivered()
    const deliverAgain = () =>
      t.db.transaction(async (tx) => {
        await lockProject(tx, hire.projectId)
        await setContract(tx, hire.contractId, { autoApprovalAt: new Date(Date.now() + 14 * dayMs) })
      })

    await race(hire, [deliverAgain, () => approveOverdue(t.deps)])

    expect(await contractOf(hire)).toMatchObject({ status: 'active', deliveryStatus: 'submitted' })
  })

  test('two processes run the timer: the money is released once', async () => {
    const hire = await arrangeDelivered()

    await race(hire, [() => approveOverdue(t.deps), () => approveOverdue(t.deps)])

    const contract = await contractOf(hire)
    expect(contract.timeline.filter(({ kind }) => kind === 'auto_approved')).toHaveLength(1)
    expect(contract.money).toMatchObject({ held: 0, released: 1200 })
  })
})

test('the client is reminded three days and one day before, once each', async () => {
  const hire = await arrangeDelivered()
  const remindersAt = async (days: number) => {
    await atTime(t, days, () => notifyApprovals(t.deps))
    return (await toldTo(hire.client)).filter((kind) => kind === 'delivery.approval_near').length
  }

  const told = []
  for (const days of [10.5, 11.5, 12.5, 13.5, 13.8, 14.5]) told.push(await remindersAt(days))

  expect(told).toEqual([0, 1, 1, 2, 2, 2])
  expect(await toldTo(hire.freelancer)).not.toContain('delivery.approval_near')

  const late = await arrangeDelivered()
  await atTime(t, 14.1, () => notifyApprovals(t.deps))
  expect(await toldTo(late.client)).not.toContain('delivery.approval_near')
})

test('a conversation that begins later does not say that the client approved', async () => {
  const hire = await arrangeDelivered()
  await runTimer(15)

  const { _id } = (await hire.client.post('/api/conversations', { userId: hire.freelancerUser.id })).json()
  const message = { clientId: t.newId(), text: 'Thank you' }
  expect((await hire.client.post(`/api/conversations/${_id}/messages`, message)).statusCode).toBe(201)

  const { rows } = await t.pool.query<{ kind: string }>(
    `select event ->> 'kind' as kind from messages where kind = 'event' and event ->> 'proposalId' = $1 order by seq`,
    [hire.proposalId],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['proposal.sent', 'proposal.accepted', 'delivery.submitted'])
})
