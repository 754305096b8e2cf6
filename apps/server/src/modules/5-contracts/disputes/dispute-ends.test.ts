import { type DisputeEvidenceView, dayMs } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { atTime } from '../../../testing/at-time.ts'
import { contractOf, type Hire, kindsOf } from '../../../testing/contracts.ts'
import {
  arrangeDispute,
  arrangeWaiting,
  type DisputedHire,
  decideDispute,
  openDispute,
  splitOf,
} from '../../../testing/disputes.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { toldTo } from '../../../testing/notices.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addOperator } from '../../8-moderation/operators/shared/manage-operators.ts'
import { approveOverdue } from '../deliveries/approve-overdue.ts'
import { endClaims } from './end-claims.ts'
import { notifyEnding } from './notify-ending.ts'

let t: TestApp
let operator: Hire['client']
beforeAll(async () => {
  t = await startTestApp()
  operator = t.as(await insertOperator(t))
})

const decide = (hire: DisputedHire, release: number, refund: number, by = operator) =>
  decideDispute(by, hire, release, refund)

describe('withdrawing', () => {
  test('gives the money back to escrow, and a delivery the time it had left', async () => {
    const hire = await arrangePaid(t)
    await hire.deliver()
    const opened = new Date()
    t.setClock(opened)
    const due = Date.parse((await contractOf(hire)).autoApprovalAt ?? '')
    const disputed = await openDispute(hire, 'freelancer', 1000)
    t.setClock(undefined)
    expect((await disputed.contract()).autoApprovalAt).toBeNull()
    await atTime(t, 30, () => approveOverdue(t.deps))
    expectFailure(await disputed.withdraw('client'), 403, 'dispute.not_opener')

    const disputedMs = dayMs / 4
    t.setClock(new Date(opened.getTime() + disputedMs))
    expect((await disputed.withdraw('freelancer')).json()).toMatchObject({ status: 'withdrawn', allowedMoves: [] })
    t.setClock(undefined)

    const contract = await disputed.contract()
    expect(contract).toMatchObject({ status: 'active', money: { held: 1000, disputed: 0 }, next: { move: 'review' } })
    expect(Date.parse(contract.autoApprovalAt ?? '')).toBe(due + disputedMs)
    expect(kindsOf(contract).slice(-2)).toEqual(['dispute_opened', 'dispute_withdrawn'])
    expect(await toldTo(hire.client)).toContain('dispute.withdrawn')
    await hire.approve()
    expect(await disputed.contract()).toMatchObject({ status: 'completed', money: { released: 1000 } })
    await expectSoundLedger(t)
  })

  test('leaves the client a day to answer a delivery', async () => {
    const hire = await arrangePaid(t)
    await hire.deliver()
    const soon = "update contracts set auto_approval_at = now() + interval '1 minute' where id = $1"
    await t.pool.query(soon, [hire.contractId])
    const disputed = await openDispute(hire, 'freelancer', 1000)
    const withdrawn = new Date()
    t.setClock(withdrawn)
    await disputed.withdraw('freelancer')
    t.setClock(undefined)

    const until = Date.parse((await disputed.contract()).autoApprovalAt ?? '')

    expect(until).toBe(withdrawn.getTime() + dayMs)
  })

  test('is possible three times for each side', async () => {
    const hire = await arrangePaid(t)
    for (const _time of [1, 2, 3]) await (await openDispute(hire, 'client', 0)).withdraw('client')

    const url = `/api/contracts/${hire.contractId}/disputes`
    expectFailure(await hire.client.post(url, splitOf(0)), 409, 'contract.disputes_used_up')
    await openDispute(hire, 'freelancer', 1000)
    await expectSoundLedger(t)
  })
})

describe('the seven days to agree', () => {
  test('end once, late too: then neither side can change its split, and an operator can decide', async () => {
    const hire = await arrangeDispute(t)
    await atTime(t, 6.9, () => endClaims(t.deps))
    expect(await hire.dispute()).toMatchObject({ status: 'open' })
    expectFailure(await decide(hire, 1000, 0), 409, 'dispute.not_waiting')

    await atTime(t, 20, () => endClaims(t.deps))
    await atTime(t, 21, () => endClaims(t.deps))

    expect(await hire.dispute('freelancer')).toMatchObject({
      status: 'waiting',
      refusals: { claim: 'dispute.with_operator', ask_operator: 'dispute.with_operator' },
    })
    expectFailure(await hire.claim('freelancer', 1), 409, 'dispute.with_operator')
    expect((await hire.contract()).next).toEqual({ by: 'operator', move: 'settle', until: null })
    for (const person of [hire.client, hire.freelancer]) {
      expect((await toldTo(person)).filter((kind) => kind === 'dispute.waiting')).toHaveLength(1)
    }
  })

  test('are over by the clock, even if no timer has run', async () => {
    const hire = await arrangeDispute(t)
    await t.pool.query('update disputes set claims_until = $2 where id = $1', [hire.disputeId, t.deps.clock()])

    expectFailure(await hire.claim('freelancer', 1), 409, 'dispute.with_operator')
    expectFailure(await hire.ask('freelancer'), 409, 'dispute.with_operator')
  })

  test('end at once when both ask for an operator', async () => {
    const hire = await arrangeDispute(t)
    expect((await hire.ask('client')).json()).toMatchObject({ status: 'open', operatorAskedBy: ['client'] })
    expectFailure(await hire.ask('client'), 409, 'dispute.operator_asked')
    expect(await toldTo(hire.freelancer)).toContain('dispute.operator_asked')

    expect((await hire.ask('freelancer')).json()).toMatchObject({ status: 'waiting' })
  })

  test('both sides are reminded three days and one day before, once each', async () => {
    const hire = await arrangeDispute(t)
    const remindersAt = async (days: number) => {
      await atTime(t, days, () => notifyEnding(t.deps))
      return (await toldTo(hire.freelancer)).filter((kind) => kind === 'dispute.time_near').length
    }

    const told = []
    for (const days of [3.5, 4.5, 5.5, 6.5, 6.8, 7.5]) told.push(await remindersAt(days))

    expect(told).toEqual([0, 1, 1, 2, 2, 2])
    expect((await toldTo(hire.client)).filter((kind) => kind === 'dispute.time_near')).toHaveLength(2)
  })
})

describe('the decision of an operator', () => {
  test('splits the rest, ends the contract, and is read by both with its reason', async () => {
    const hire = await arrangeWaiting(t)
    expectFailure(await decide(hire, 500, 1), 409, 'dispute.sum')

    const answer = await decide(hire, 133.33, 366.67)

    expect(answer.json()).toMatchObject({ dispute: { status: 'decided', rest: 0 } })
    for (const by of ['client', 'freelancer'] as const) {
      expect(await hire.dispute(by)).toMatchObject({
        status: 'decided',
        paid: { release: 200, refund: 300 },
        decision: { release: 133.33, earnings: 120, refund: 366.67, reason: 'Half of it was delivered.' },
        allowedMoves: [],
      })
      expect(await toldTo(hire[by])).toContain('dispute.decided')
    }
    const contract = await hire.contract()
    expect(contract).toMatchObject({
      status: 'cancelled',
      money: { held: 0, disputed: 0, released: 333.33, refunded: 666.67 },
    })
    expect(contract.timeline.find(({ kind }) => kind === 'dispute_decided')).toMatchObject({
      by: null,
      reason: 'Half of it was delivered.',
    })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 300 })
    const log = `select operator_id is not null as known, reason from operator_log where kind = 'dispute.decided' and target = $1`
    expect((await t.pool.query(log, [hire.disputeId])).rows).toEqual([
      { known: true, reason: 'Half of it was delivered.' },
    ])
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test('is refused to an operator who is one of the two sides', async () => {
    const hire = await arrangeWaiting(t)
    await addOperator(t.deps, hire.clientUser.email)
    await t.pool.query(
      `insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, '\\x${'00'.repeat(48)}', now(), now())`,
      [hire.clientUser.id],
    )
    await t.pool.query('update sessions set second_factor = true where user_id = $1', [hire.clientUser.id])

    expectFailure(await decide(hire, 0, 500, hire.client), 403, 'dispute.own_contract')

    const seen = (await hire.client.get(`/api/admin/disputes/${hire.disputeId}`)).json<DisputeEvidenceView>()
    expect(seen.dispute).toMatchObject({ allowedMoves: [], refusals: { decide: 'dispute.own_contract' } })
  })

  test('operators find it among those that wait; what the two settled themselves is not shown to them', async () => {
    const [waiting, withdrawn] = [await arrangeWaiting(t), await arrangeDispute(t)]
    await withdrawn.withdraw('client')

    const list = (await operator.get('/api/admin/disputes')).json()

    expect(list[0]).toMatchObject({ _id: waiting.disputeId, status: 'waiting', total: 1000, rest: 500 })
    expectFailure(await operator.get(`/api/admin/disputes/${withdrawn.disputeId}`), 404, 'dispute.not_found')
    expectFailure(await operator.get(`/api/disputes/${waiting.disputeId}/evidence`), 403, 'contract.not_for_you')
  })
})
