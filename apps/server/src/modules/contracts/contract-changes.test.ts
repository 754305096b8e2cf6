import type { ContractChangeBody, ContractChangeView, ContractDetailView, SandboxCard } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../testing/contracts.ts'
import { expectFailure } from '../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { auditLedger, describeAudit } from '../ledger/audit/audit-ledger.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const reason = 'There is more to paint.'
const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const changesUrl = ({ contractId }: Hire) => `/api/contracts/${contractId}/changes`

async function begin({ client, contractId }: Hire): Promise<string> {
  return (await client.post(`/api/contracts/${contractId}/payments`)).json()._id
}
async function pay(hire: Hire, card: SandboxCard = 'succeeds') {
  const paymentId = await begin(hire)
  await hire.client.post(`/api/payments/${paymentId}/test-card`, { card })
  return paymentId
}

type Wanted = Omit<ContractChangeBody, 'reason'>
async function change(hire: Hire, by: 'client' | 'freelancer', wanted: Wanted) {
  const response = await hire[by].post(changesUrl(hire), { ...wanted, reason })
  expect(response.statusCode, response.body).toBe(201)
  const { openChange } = response.json<ContractDetailView>()
  if (!openChange) throw new Error('a change must be open')
  const answer = (act: 'accept' | 'decline' | 'withdraw') => (who: 'client' | 'freelancer') =>
    hire[who].post(`${changesUrl(hire)}/${openChange._id}/${act}`)
  return { ...openChange, accept: answer('accept'), decline: answer('decline'), withdraw: answer('withdraw') }
}

/** A contract over 1,000 dollars that is paid. */
async function arrangePaid(offer: Parameters<typeof arrangeHire>[1] = {}) {
  const hire = await arrangeHire(t, { bidAmount: 1000, ...offer })
  await pay(hire)
  return hire
}

const kindsOf = ({ timeline }: ContractDetailView) => timeline.map(({ kind }) => kind)
const noticesOf = (userId: string) =>
  t.pool
    .query<{ kind: string }>(
      "select kind from notifications where user_id = $1 and kind ~ '^(contract|money)' order by kind",
      [userId],
    )
    .then(({ rows }) => rows.map(({ kind }) => kind))

async function expectSoundBook() {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The book is sound/)
}

describe('changing a contract', () => {
  test('accepted, the terms are as offered, and both read what was, what becomes, who and when', async () => {
    const hire = await arrangePaid({ deliveryTime: 14 })
    const criteria = 'Two pages, both in German.'
    const made = await change(hire, 'client', { deliveryTime: 21, criteria })
    const before = await contractOf(hire)
    expect(before).toMatchObject({
      deliveryTime: 14,
      openChange: { by: 'client', amount: null, deliveryTime: { from: 14, to: 21 }, refund: 0, reason },
      refusals: { accept_change: 'contract.change_own', offer_change: 'contract.change_open' },
    })

    const changed = (await made.accept('freelancer')).json<ContractDetailView>()

    expect(changed).toMatchObject({ deliveryTime: 21, criteria, openChange: null, changeCount: 1, status: 'active' })
    expect(Date.parse(changed.dueAt ?? '') - Date.parse(changed.createdAt)).toBe(21 * 86_400_000)
    expect(kindsOf(changed).slice(-2)).toEqual(['change_offered', 'change_accepted'])
    const views = await Promise.all(
      [hire.client, hire.freelancer].map(async (who) => (await who.get(changesUrl(hire))).json<ContractChangeView[]>()),
    )
    expect(views[0]).toEqual(views[1])
    expect(views[0]).toMatchObject([
      {
        by: 'client',
        status: 'accepted',
        criteria: { from: before.criteria, to: criteria },
        endedAt: expect.any(String),
      },
    ])
    expect(await noticesOf(hire.freelancerUser.id)).toContain('contract.change_offered')
    expect(await noticesOf(hire.clientUser.id)).toContain('contract.changed')
  })

  test('a higher amount: the rest becomes payable, and all of it is released with the approval', async () => {
    const hire = await arrangePaid()
    await (await change(hire, 'freelancer', { amount: 1500 })).accept('client')

    const raised = await contractOf(hire)
    expect(raised).toMatchObject({
      isFunded: false,
      money: { amount: 1500, held: 1000, unpaid: 500 },
      next: { move: 'fund' },
    })
    expect(raised.allowedMoves).toContain('fund')
    const paymentId = await begin(hire)
    expect((await hire.client.get(`/api/payments/${paymentId}`)).json()).toMatchObject({ amount: 500 })
    await hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
    await hire.deliver()
    await hire.approve()

    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { held: 0, released: 1500, fee: 150 } })
    await expectSoundBook()
  })

  test('a higher amount that is not paid when the work is approved is due, whatever payment arrives first', async () => {
    const hire = await arrangeHire(t, { bidAmount: 1000 })
    await pay(hire, 'succeeds_late')
    await (await change(hire, 'freelancer', { amount: 1500 })).accept('client')
    await hire.deliver()
    await hire.approve()
    await t.runJobs(true)

    expect(await contractOf(hire)).toMatchObject({
      status: 'payment_due',
      money: { held: 1000, unpaid: 500, released: 0 },
    })
    await pay(hire)
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 1500 } })
    await expectSoundBook()
  })

  test('a lower amount: what is held beyond it goes back at once', async () => {
    const hire = await arrangePaid()
    const made = await change(hire, 'client', { amount: 600.5 })
    expect(made).toMatchObject({ amount: { from: 1000, to: 600.5 }, refund: 399.5 })

    const lowered = (await made.accept('freelancer')).json<ContractDetailView>()

    expect(lowered).toMatchObject({
      status: 'active',
      isFunded: true,
      money: { amount: 600.5, held: 600.5, refunded: 399.5, unpaid: 0 },
    })
    expect(kindsOf(lowered).slice(-2)).toEqual(['change_accepted', 'refunded'])
    expect(await noticesOf(hire.clientUser.id)).toContain('money.refunded')
    await t.runJobs()
    await expectSoundBook()
    await hire.deliver()
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 600.5, refunded: 399.5 } })
    await expectSoundBook()
  })

  test.each(['needs_confirmation', 'succeeds_late'] as const)(
    'a lower amount while a payment is under way (%s): what is too much of it goes back',
    async (card) => {
      const hire = await arrangeHire(t, { bidAmount: 1000 })
      const paymentId = await pay(hire, card)
      await (await change(hire, 'client', { amount: 600 })).accept('freelancer')

      if (card === 'succeeds_late') await t.runJobs(true)
      else await hire.client.post(`/api/payments/${paymentId}/test-confirmation`, { approve: true })

      const after = await contractOf(hire)
      expect(after).toMatchObject({ isFunded: true, money: { held: 600, refunded: 400 } })
      expect(kindsOf(after).slice(-2)).toEqual(['funded', 'refunded'])
      await expectSoundBook()
    },
  )

  test.each([600, 1400])(
    'a payment that was begun before a change to %i charges nothing, and the next one the rest',
    async (amount) => {
      const hire = await arrangeHire(t, { bidAmount: 1000 })
      const paymentId = await begin(hire)
      await (await change(hire, 'client', { amount })).accept('freelancer')
      const charge = await hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
      expect(charge.json()).toMatchObject({ status: 'failed', failure: 'amount_changed' })
      await pay(hire)
      expect(await contractOf(hire)).toMatchObject({ isFunded: true, money: { held: amount, refunded: 0 } })
      await expectSoundBook()
    },
  )

  test('raised and lowered again: a payment for the difference that succeeds after the end goes back', async () => {
    const hire = await arrangePaid()
    await (await change(hire, 'freelancer', { amount: 1500 })).accept('client')
    const paymentId = await pay(hire, 'needs_confirmation')
    await (await change(hire, 'client', { amount: 1000 })).accept('freelancer')
    await hire.deliver()
    await hire.approve()
    await hire.client.post(`/api/payments/${paymentId}/test-confirmation`, { approve: true })

    expect(await contractOf(hire)).toMatchObject({
      status: 'completed',
      money: { released: 1000, refunded: 500, held: 0 },
    })
    await expectSoundBook()
  })

  test('a change has to change something, and says why', async () => {
    const hire = await arrangePaid({ deliveryTime: 14 })
    const send = (body: object) => hire.client.post(changesUrl(hire), { reason, ...body })
    expectFailure(await send({}), 409, 'contract.change_nothing')
    expectFailure(await send({ amount: 1000, deliveryTime: 14 }), 409, 'contract.change_nothing')
    for (const body of [
      { amount: 0 },
      { amount: -5 },
      { amount: 10.001 },
      { amount: 900, reason: ' ' },
      { deliveryTime: 0 },
      { criteria: ' ' },
      { milestones: [] },
    ]) {
      expect((await send(body)).statusCode).toBe(400)
    }
  })

  test('a change can be declined by the other side and withdrawn by its own, and made anew', async () => {
    const hire = await arrangePaid()
    const first = await change(hire, 'client', { amount: 500 })
    expectFailure(await first.accept('client'), 409, 'contract.change_own')
    expectFailure(await first.withdraw('freelancer'), 409, 'contract.change_not_own')
    expect((await first.decline('freelancer')).json()).toMatchObject({ money: { amount: 1000 }, openChange: null })
    expectFailure(await first.accept('freelancer'), 409, 'contract.no_change')
    const second = await change(hire, 'freelancer', { amount: 1200 })
    expectFailure(await first.accept('client'), 409, 'contract.change_over')
    await second.withdraw('freelancer')

    const history = (await hire.client.get(changesUrl(hire))).json<ContractChangeView[]>()
    expect(history.map(({ by, status }) => [by, status])).toEqual([
      ['freelancer', 'withdrawn'],
      ['client', 'declined'],
    ])
  })

  test('each side can offer twenty changes', async () => {
    const hire = await arrangePaid()
    for (let count = 0; count < 20; count += 1) {
      await (await change(hire, 'client', { deliveryTime: count + 1 })).withdraw('client')
    }
    const send = () => hire.client.post(changesUrl(hire), { amount: 900, reason })
    expectFailure(await send(), 409, 'contract.changes_used_up')
    await change(hire, 'freelancer', { amount: 900 })
  })

  test('sent again with its key, a change is offered once', async () => {
    const hire = await arrangePaid()
    const send = () =>
      t.app.inject({
        method: 'POST',
        url: changesUrl(hire),
        headers: { authorization: `Bearer ${hire.clientUser.token}`, 'idempotency-key': 'one-change' },
        payload: { amount: 900, reason },
      })
    const [first, again] = [await send(), await send()]
    expect([again.statusCode, again.body]).toEqual([201, first.body])
  })

  test.each([
    { move: 'decline', by: 'freelancer', told: 'client', kind: 'contract.change_declined' },
    { move: 'withdraw', by: 'client', told: 'freelancer', kind: 'contract.change_withdrawn' },
  ] as const)('$move: the $told is told, with the name of who did it', async ({ move, by, told, kind }) => {
    const hire = await arrangePaid()
    const made = await change(hire, 'client', { amount: 900 })
    await made[move](by)

    const { rows } = await t.pool.query<{ actor: string }>(
      `select facts ->> 'actorId' as actor from notifications where user_id = $1 and kind = $2`,
      [hire[`${told}User`].id, kind],
    )
    expect(rows).toEqual([{ actor: hire[`${by}User`].id }])
    expect(await noticesOf(hire[`${by}User`].id)).not.toContain(kind)
  })

  test('what happened stands in the conversation of the two', async () => {
    const hire = await arrangePaid()
    const { _id } = (await hire.client.post('/api/conversations', { userId: hire.freelancerUser.id })).json()
    const url = `/api/conversations/${_id}/messages`
    await hire.client.post(url, { clientId: t.newId(), text: 'Can we make it smaller?' })
    await (await change(hire, 'client', { amount: 500 })).accept('freelancer')

    const { body } = await hire.client.get(url)
    const events = [...body.matchAll(/"kind":"(contract\.[a-z_]+)"/g)].map(([, kind]) => kind)
    expect(new Set(events)).toEqual(new Set(['contract.change_offered', 'contract.changed']))
  })
})

describe('an open change is outdated', () => {
  const expectOutdated = async (hire: Hire) => {
    expect((await contractOf(hire)).openChange).toBeNull()
    const [newest] = (await hire.client.get(changesUrl(hire))).json<ContractChangeView[]>()
    expect(newest?.status).toBe('outdated')
  }

  test('by a payment', async () => {
    const hire = await arrangeHire(t)
    const made = await change(hire, 'client', { amount: 900 })
    await pay(hire)
    await expectOutdated(hire)
    expectFailure(await made.accept('freelancer'), 409, 'contract.no_change')
  })

  test('by an approval, after which nothing can be changed', async () => {
    const unpaid = await arrangeHire(t)
    for (const hire of [await arrangePaid(), unpaid]) {
      await change(hire, 'freelancer', { amount: 1100 })
      await hire.deliver()
      await hire.approve()
      await expectOutdated(hire)
    }
    const send = unpaid.client.post(changesUrl(unpaid), { amount: 1, reason })
    expectFailure(await send, 409, 'contract.work_approved')
  })

  test('by an end; and an accepted change outdates an offer to end', async () => {
    const hire = await arrangePaid()
    const offers = `/api/contracts/${hire.contractId}/offers`
    const offerEnd = async () =>
      (await hire.client.post(offers, { release: 0, refund: 1000, reason })).json<ContractDetailView>().openOffer?._id
    const first = await offerEnd()
    await (await change(hire, 'client', { deliveryTime: 30 })).accept('freelancer')
    expectFailure(await hire.freelancer.post(`${offers}/${first}/accept`), 409, 'contract.no_offer')
    await change(hire, 'client', { deliveryTime: 40 })
    await hire.freelancer.post(`${offers}/${await offerEnd()}/accept`)
    await expectOutdated(hire)
    await expectSoundBook()
  })
})

describe('races, in both orders', () => {
  type Call = () => ReturnType<Hire['client']['post']>
  /** The statuses of both, whichever of them comes first. */
  async function race(hire: Hire, isAcceptedFirst: boolean, accept: Call, other: Call) {
    const calls = isAcceptedFirst ? [accept, other] : [other, accept]
    const answers = await t.race({ table: 'contracts', id: hire.contractId }, calls)
    const statuses = answers.map(({ statusCode }) => statusCode)
    return isAcceptedFirst ? statuses : statuses.reverse()
  }

  test('two acceptances: the money moves once', async () => {
    const hire = await arrangePaid()
    const { accept } = await change(hire, 'client', { amount: 700 })
    const answers = await race(
      hire,
      true,
      () => accept('freelancer'),
      () => accept('freelancer'),
    )
    expect(answers).toEqual([200, 409])
    expect(await contractOf(hire)).toMatchObject({ money: { held: 700, refunded: 300 } })
    await expectSoundBook()
  })

  test.each([true, false])('acceptance (first: %s) and withdrawal: one of them', async (isFirst) => {
    const hire = await arrangePaid()
    const { accept, withdraw } = await change(hire, 'client', { amount: 700 })
    const answers = await race(
      hire,
      isFirst,
      () => accept('freelancer'),
      () => withdraw('client'),
    )
    expect(answers).toEqual(isFirst ? [200, 409] : [409, 200])
    expect((await contractOf(hire)).money.amount).toBe(isFirst ? 700 : 1000)
    await expectSoundBook()
  })

  test.each([
    [true, 700, ['completed', 700, 300]],
    [true, 1300, ['payment_due', 0, 0]],
    [false, 700, ['completed', 1000, 0]],
    [false, 1300, ['completed', 1000, 0]],
  ])('acceptance (first: %s) of %i dollars and approval', async (isFirst, amount, expected) => {
    const hire = await arrangePaid()
    await hire.deliver()
    const { accept } = await change(hire, 'freelancer', { amount })
    const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)
    expect(await race(hire, isFirst, () => accept('client'), approve)).toEqual([isFirst ? 200 : 409, 200])
    const { status, money } = await contractOf(hire)
    expect([status, money.released, money.refunded]).toEqual(expected)
    await expectSoundBook()
  })

  test.each([true, false])('acceptance (first: %s) and a payment that arrives', async (isFirst) => {
    const hire = await arrangeHire(t, { bidAmount: 1000 })
    const { accept } = await change(hire, 'client', { amount: 700 })
    const paymentId = await begin(hire)
    const charge = () => hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
    expect(await race(hire, isFirst, () => accept('freelancer'), charge)).toEqual([isFirst ? 200 : 409, 200])
    const { money } = await contractOf(hire)
    expect([money.held, money.refunded]).toEqual(isFirst ? [700, 300] : [1000, 0])
    await expectSoundBook()
  })

  test.each([true, false])('acceptance (first: %s) and the end of the contract: one of them', async (isFirst) => {
    const hire = await arrangePaid()
    const { accept } = await change(hire, 'client', { amount: 700 })
    const offers = `/api/contracts/${hire.contractId}/offers`
    const { openOffer } = (await hire.client.post(offers, { release: 0, refund: 1000, reason })).json()
    const end = () => hire.freelancer.post(`${offers}/${openOffer._id}/accept`)
    // The end locks the project first, and waits for the contract as the change does.
    expect(await race(hire, isFirst, () => accept('freelancer'), end)).toEqual(isFirst ? [200, 409] : [409, 200])
    await expectSoundBook()
  })
})
