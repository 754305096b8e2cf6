import type { ContractDetailView, LedgerStatementView, ProposalView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire, contractOf, type Hire } from '../../../testing/contracts.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { pay } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const parts = [
  { title: 'Design', amount: 333.33 },
  { title: 'Pages', amount: 333.33 },
  { title: 'Launch', amount: 333.34 },
]

async function arrangeParts({ isPaid } = { isPaid: true }) {
  const hire = await arrangeHire(t, { bidAmount: 1000, milestones: parts })
  if (isPaid) await pay(hire)
  return hire
}

async function releaseOf(hire: Hire, index: number, by: 'client' | 'freelancer' = 'client') {
  const { milestones } = await contractOf(hire)
  const url = `/api/contracts/${hire.contractId}/milestones/${milestones[index]?._id}/release`
  return () => hire[by].post(url)
}

const release = async (hire: Hire, index: number) => (await releaseOf(hire, index))()

async function changeTo(hire: Hire, change: object) {
  const url = `/api/contracts/${hire.contractId}/changes`
  const response = await hire.client.post(url, { reason: 'Less to do.', ...change })
  const openChange = response.json<ContractDetailView>().openChange
  return { response, accept: () => hire.freelancer.post(`${url}/${openChange?._id}/accept`) }
}

describe('milestones of a proposal', () => {
  async function send(offer: object) {
    const [user, project] = [await t.insertUser(), await t.insertProject({ priceCents: 100_000 })]
    const proposal = { freelancerId: user.id, projectId: project.id, message: 'In three steps.', ...offer }
    return t.as(user).post('/api/proposals', proposal)
  }

  test('add up to the bid, or to the budget without one, and are shown as sent', async () => {
    const sent = (await send({ milestones: parts })).json<ProposalView>()
    expect([sent.bidAmount, sent.milestones]).toEqual([1000, parts])
    const { message } = expectFailure(
      await send({ milestones: parts, bidAmount: 1000.01 }),
      409,
      'proposal.milestone_sum',
    )
    expect(message).toContain('$1,000.01')
    expect((await send({})).json<ProposalView>().milestones).toEqual([])
    expect((await send({ milestones: null })).statusCode).toBe(201)
  })

  test('are two to ten, each with a name and an amount', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ title: `Part ${index}`, amount: 1000 / count }))
    expect((await send({ milestones: many(10) })).statusCode).toBe(201)
    for (const milestones of [
      many(1),
      many(11).map((part) => ({ ...part, amount: 10 })),
      [
        { title: ' ', amount: 500 },
        { title: 'Rest', amount: 500 },
      ],
      [
        { title: 'x'.repeat(201), amount: 500 },
        { title: 'Rest', amount: 500 },
      ],
      [
        { title: 'All', amount: 1000 },
        { title: 'Rest', amount: 0 },
      ],
      'three',
    ]) {
      expect((await send({ milestones })).statusCode, JSON.stringify(milestones)).toBe(400)
    }
  })

  test('the client reads them before accepting, and they become those of the contract', async () => {
    const { projectId, proposalId, client, ...hire } = await arrangeParts()
    const [row] = (await client.get(`/api/proposals/${projectId}`)).json<ProposalView[]>()
    expect(row?.milestones).toEqual(parts)
    expect((await client.get(`/api/proposals/${proposalId}/full`)).json()).toMatchObject({ milestones: parts })
    const { milestones } = (await client.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()
    expect(milestones).toMatchObject(parts.map((part) => ({ ...part, releasedAt: null, isHeld: true })))
  })
})

describe('releasing a milestone', () => {
  test('pays the freelancer at once, less the fee; the parts add up to the fee of the whole', async () => {
    const hire = await arrangeParts()
    const first = (await release(hire, 1)).json<ContractDetailView>()
    expect(first).toMatchObject({ status: 'active', isFunded: true, money: { held: 666.67, released: 333.33 } })
    expect(first.milestones.map(({ releasedAt }) => releasedAt !== null)).toEqual([false, true, false])
    expect(first.timeline.at(-1)).toMatchObject({
      kind: 'milestone_released',
      by: 'client',
      amount: 333.33,
      milestone: 'Pages',
    })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 300 })
    const told = "select facts->>'amountUsd' from notifications where user_id = $1 and kind = 'money.released'"
    expect(await t.value(told, [hire.freelancerUser.id])).toBe('300')
    await expectSoundLedger(t)

    await release(hire, 0)
    await hire.deliver()
    await hire.approve()

    const done = await contractOf(hire)
    expect(done).toMatchObject({ status: 'completed', money: { held: 0, released: 1000 } })
    expect(done.milestones.every(({ releasedAt }) => releasedAt !== null)).toBe(true)
    expect(done.milestones[1]?.releasedAt).toBe(first.milestones[1]?.releasedAt)
    const statements = await Promise.all(
      [hire.client, hire.freelancer].map(async (who) =>
        (await who.get(`/api/contracts/${hire.contractId}/ledger`)).json<LedgerStatementView>(),
      ),
    )
    expect(statements[0]).toEqual(statements[1])
    const fees = statements[0]?.lines.filter(({ account }) => account === 'platform_fee').map(({ amount }) => amount)
    expect(fees).toEqual([33.33, 33.33, 33.34])
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 900 })
    await expectSoundLedger(t)
  })

  test('of a cent that is all fee is released as any other, and the statement of the year lists it', async () => {
    const hire = await arrangeHire(t, {
      bidAmount: 100,
      milestones: [
        { title: 'Sketch', amount: 0.09 },
        { title: 'Favicon', amount: 0.01 },
        { title: 'Site', amount: 99.9 },
      ],
    })
    await pay(hire)
    await release(hire, 0)
    const released = (await release(hire, 1)).json<ContractDetailView>()

    expect(released).toMatchObject({ money: { held: 99.9, released: 0.1 } })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 0.09 })
    const statement = await hire.freelancer.get(`/api/earnings/${new Date().getUTCFullYear()}/statement.csv`)
    expect(statement.body).toContain('0.01,0.01,0.00,0.00')
    await expectSoundLedger(t)
  })

  test('asks for the client, for money that is held, and for another one that stays', async () => {
    const hire = await arrangeParts({ isPaid: false })
    expect((await contractOf(hire)).milestones.map(({ isHeld }) => isHeld)).toEqual([false, false, false])
    expectFailure(await release(hire, 0), 409, 'contract.milestone_not_held')
    await pay(hire)
    expectFailure(await (await releaseOf(hire, 0, 'freelancer'))(), 403, 'contract.not_client')
    await release(hire, 0)
    expectFailure(await release(hire, 0), 409, 'contract.milestone_released')
    await release(hire, 2)
    expectFailure(await release(hire, 1), 409, 'contract.last_milestone')
    expect((await contractOf(hire)).refusals.release_milestone).toBe('contract.last_milestone')
    const whole = await arrangeHire(t)
    expect((await contractOf(whole)).refusals.release_milestone).toBe('contract.no_milestones')
  })

  test('twice at once, it is released once', async () => {
    const hire = await arrangeParts()
    const send = await releaseOf(hire, 0)
    const answers = await t.race({ table: 'contracts', id: hire.contractId }, [send, send])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    expect(await contractOf(hire)).toMatchObject({ money: { held: 666.67, released: 333.33 } })
    await expectSoundLedger(t)
  })

  test('two of two at once: one is left for the approval', async () => {
    const hire = await arrangeHire(t, {
      bidAmount: 100,
      milestones: [
        { title: 'A', amount: 40 },
        { title: 'B', amount: 60 },
      ],
    })
    await pay(hire)
    const [a, b] = [await releaseOf(hire, 0), await releaseOf(hire, 1)]
    const answers = await t.race({ table: 'contracts', id: hire.contractId }, [a, b])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
    await expectSoundLedger(t)
  })

  test('and approval at once: each part is released once', async () => {
    for (const isFirst of [true, false]) {
      const hire = await arrangeParts()
      await hire.deliver()
      const send = await releaseOf(hire, 0)
      const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)
      await t.race({ table: 'contracts', id: hire.contractId }, isFirst ? [send, approve] : [approve, send])
      expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1000, held: 0 } })
      await expectSoundLedger(t)
    }
  })

  test('outdates an open offer and an open change', async () => {
    const hire = await arrangeParts()
    const { accept } = await changeTo(hire, { deliveryTime: 40 })
    const offer = { release: 0, refund: 1000, reason: 'We stop here.' }
    await hire.client.post(`/api/contracts/${hire.contractId}/offers`, offer)
    await release(hire, 0)
    expect(await contractOf(hire)).toMatchObject({ openChange: null, openOffer: null })
    expectFailure(await accept(), 409, 'contract.no_change')
  })
})

describe('what is left', () => {
  test('is what an end splits', async () => {
    const hire = await arrangeParts()
    await release(hire, 0)
    const url = `/api/contracts/${hire.contractId}/offers`
    const offer = { release: 99.97, refund: 566.7, reason: 'We stop here.' }
    const { openOffer } = (await hire.client.post(url, offer)).json<ContractDetailView>()
    expect(openOffer).toMatchObject({ fee: 10, earnings: 89.97 }) // With the fee of the milestone that of both.
    await hire.freelancer.post(`${url}/${openOffer?._id}/accept`)

    const ended = await contractOf(hire)
    expect(ended).toMatchObject({ status: 'cancelled', money: { released: 433.3, refunded: 566.7 } })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 389.97 })
    expect(ended.milestones.map(({ releasedAt }) => releasedAt !== null)).toEqual([true, false, false])
    await expectSoundLedger(t)
  })

  test('is due when the work is approved before all is paid', async () => {
    const hire = await arrangeParts()
    await release(hire, 0)
    const more = [{ title: 'The rest', amount: 866.74 }]
    await (await changeTo(hire, { amount: 1200.07, milestones: more })).accept()
    await hire.deliver()
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({ status: 'payment_due', money: { held: 666.67, unpaid: 200.07 } })
    // All parts together have the fee of the whole.
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({
      available: 300,
      held: 600,
      due: 180.07,
    })
    await pay(hire)
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1200.07, fee: 120 } })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 1080.07, held: 0, due: 0 })
    await expectSoundLedger(t)
  })

  test('is what a change replaces: released milestones and their money stay', async () => {
    const hire = await arrangeParts()
    await release(hire, 0)
    expectFailure((await changeTo(hire, { amount: 800 })).response, 409, 'contract.milestone_sum')
    expectFailure((await changeTo(hire, { amount: 333.33 })).response, 409, 'contract.change_below_released')
    const short = { amount: 800, milestones: [{ title: 'Launch', amount: 466.66 }] }
    const refused = expectFailure((await changeTo(hire, short)).response, 409, 'contract.milestone_sum')
    expect(refused.message).toContain('$466.67')

    const left = [
      { title: 'Pages in German', amount: 200 },
      { title: 'Launch', amount: 266.67 },
    ]
    const changed = (
      await (await changeTo(hire, { amount: 800, milestones: left })).accept()
    ).json<ContractDetailView>()

    expect(changed).toMatchObject({ money: { amount: 800, held: 466.67, released: 333.33, refunded: 200 } })
    expect(changed.milestones).toMatchObject([{ title: 'Design', amount: 333.33 }, ...left])
    await expectSoundLedger(t)
    await release(hire, 1)
    await hire.deliver()
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 800, fee: 80 } })
    await expectSoundLedger(t)
  })

  test('a change can give milestones to a contract without any', async () => {
    const hire = await arrangeHire(t, { bidAmount: 100 })
    const milestones = [
      { title: 'Now', amount: 60 },
      { title: 'Later', amount: 40 },
    ]
    await (await changeTo(hire, { milestones })).accept()
    await pay(hire)
    expect((await release(hire, 0)).json()).toMatchObject({ money: { released: 60, held: 40 } })
    await expectSoundLedger(t)
  })
})
