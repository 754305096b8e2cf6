import { beforeAll, describe, expect, test } from 'vitest'
import type { Hire } from '../../../testing/contracts.ts'
import {
  arrangeDispute,
  arrangeWaiting,
  type DisputedHire,
  decideDispute,
  openDispute,
  splitOf,
} from '../../../testing/disputes.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { endClaims } from './end-claims.ts'

let t: TestApp
let operator: Hire['client']
beforeAll(async () => {
  t = await startTestApp()
  operator = t.as(await insertOperator(t))
})

const decide = (hire: DisputedHire, release: number, refund: number, by = operator) =>
  decideDispute(by, hire, release, refund)

describe('at the same time', () => {
  const race = (hire: DisputedHire, attempts: (() => Promise<unknown>)[]) =>
    t.race<unknown>({ table: 'projects', id: hire.projectId }, attempts)
  type Answer = Awaited<ReturnType<DisputedHire['claim']>>

  test('both sides change their split to that of the other: what both agree on is paid once', async () => {
    const hire = await arrangeDispute(t, 200)
    await hire.claim('freelancer', 700)

    await race(hire, [() => hire.claim('client', 700), () => hire.claim('freelancer', 200)])

    expect(await hire.dispute()).toMatchObject({ status: 'agreed', paid: { release: 700, refund: 300 } })
    expect((await hire.contract()).money).toMatchObject({ disputed: 0, released: 700, refunded: 300 })
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test('both sides change their split: what the later one says counts with what the earlier one said', async () => {
    const hire = await arrangeDispute(t, 0)
    await hire.claim('freelancer', 1000)

    await race(hire, [() => hire.claim('client', 400), () => hire.claim('freelancer', 600)])

    expect(await hire.dispute()).toMatchObject({ status: 'open', paid: { release: 400, refund: 400 }, rest: 200 })
    await expectSoundLedger(t)
  })

  test.each([
    { first: 'the timer', status: 409 },
    { first: 'the claim', status: 201 },
  ])('a claim and the timer, $first first', async ({ first, status }) => {
    const hire = await arrangeDispute(t, 500)
    const claim = () => hire.claim('freelancer', 500)
    // The claim was in time; the timer sees that the time is over.
    const timer = async () => {
      await t.pool.query(`update disputes set claims_until = now() - interval '1 second' where id = $1`, [
        hire.disputeId,
      ])
      await endClaims(t.deps)
    }
    const answers = first === 'the timer' ? await race(hire, [timer, claim]) : [undefined, await claim(), await timer()]

    expect((answers[1] as Answer).statusCode).toBe(status)
    expect((await hire.dispute()).status).toBe(status === 409 ? 'waiting' : 'agreed')
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test('two operators decide: the first decision holds', async () => {
    const hire = await arrangeWaiting(t)
    const other = t.as(await insertOperator(t))

    const answers = (await race(hire, [() => decide(hire, 500, 0), () => decide(hire, 0, 500, other)])) as Answer[]

    expect(sortedStatuses(answers)).toEqual([200, 409])
    expectFailure(answers[1] as Answer, 409, 'dispute.over')
    expect((await hire.contract()).money).toMatchObject({ released: 700, refunded: 300 })
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test.each(['withdraw', 'decide'] as const)('withdrawing and deciding, %s first', async (first) => {
    const hire = await arrangeDispute(t, 0)
    await hire.ask('client')
    await hire.ask('freelancer')
    const attempts = [() => hire.withdraw('client'), () => decide(hire, 600, 400)]

    const answers = (await race(hire, first === 'withdraw' ? attempts : attempts.reverse())) as Answer[]

    expect(answers[0]?.statusCode).toBe(200)
    expectFailure(answers[1] as Answer, 409, 'dispute.over')
    expect((await hire.contract()).status).toBe(first === 'withdraw' ? 'active' : 'cancelled')
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test('a delivery and a dispute: the later one finds what the earlier one did', async () => {
    const hire = await arrangePaid(t)
    await hire.deliver()
    const open = () => hire.freelancer.post(`/api/contracts/${hire.contractId}/disputes`, splitOf(1000))
    const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)

    const answers = await t.race({ table: 'projects', id: hire.projectId }, [open, approve])

    expectFailure(answers[1] as Answer, 409, 'contract.disputed')
    await expectSoundLedger(t)
  })

  test('a payment that arrives during the dispute is held, and goes back when the contract ends', async () => {
    const hire = await arrangePaid(t)
    // The parties agreed on more work.
    await t.pool.query('update contracts set amount_cents = 150000 where id = $1', [hire.contractId])
    const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json()
    await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'needs_confirmation' })
    const disputed = await openDispute(hire, 'client', 400)

    await hire.client.post(`/api/payments/${_id}/test-confirmation`, { approve: true })

    expect((await disputed.contract()).money).toMatchObject({ held: 500, disputed: 1000 })
    await disputed.claim('freelancer', 400)
    expect(await disputed.contract()).toMatchObject({
      status: 'cancelled',
      money: { held: 0, disputed: 0, released: 400, refunded: 1100 },
    })
    await t.runJobs()
    await expectSoundLedger(t)
  })
})
