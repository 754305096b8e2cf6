import { type ContractChangeView, type ContractDetailView, dayMs, type PaymentView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { change, changesUrl, reason } from '../../../testing/contract-changes.ts'
import { arrangeHire, contractOf, kindsOf } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { noticesOf } from '../../../testing/notices.ts'
import { arrangePaid, begin, pay } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('changing a contract', () => {
  test('accepted, the terms are as offered, and both read what was, what becomes, who and when', async () => {
    const hire = await arrangePaid(t, { deliveryTime: 14 })
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
    expect(Date.parse(changed.dueAt ?? '') - Date.parse(changed.createdAt)).toBe(21 * dayMs)
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
    expect(await noticesOf(t, hire.freelancerUser.id)).toContain('contract.change_offered')
    expect(await noticesOf(t, hire.clientUser.id)).toContain('contract.changed')
  })

  test('a higher amount: the rest becomes payable, and all of it is released with the approval', async () => {
    const hire = await arrangePaid(t)
    await (await change(hire, 'freelancer', { amount: 1500 })).accept('client')

    const raised = await contractOf(hire)
    expect(raised).toMatchObject({
      isFunded: false,
      changeCount: 1,
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
    await expectSoundLedger(t)
  })

  test('what a lower amount frees goes back to the card that paid last', async () => {
    const hire = await arrangePaid(t)
    await (await change(hire, 'freelancer', { amount: 1500 })).accept('client')
    await pay(hire)
    await (await change(hire, 'freelancer', { amount: 1200 })).accept('client')

    const payments = (await hire.client.get('/api/payments')).json<PaymentView[]>()
    expect(payments).toMatchObject([
      { amount: 500, refunds: [{ amount: 300 }] },
      { amount: 1000, refunds: [] },
    ])
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
    await expectSoundLedger(t)
  })

  test('a lower amount: what is held beyond it goes back at once', async () => {
    const hire = await arrangePaid(t)
    const made = await change(hire, 'client', { amount: 600.5 })
    expect(made).toMatchObject({ amount: { from: 1000, to: 600.5 }, refund: 399.5 })

    const lowered = (await made.accept('freelancer')).json<ContractDetailView>()

    expect(lowered).toMatchObject({
      status: 'active',
      isFunded: true,
      money: { amount: 600.5, held: 600.5, refunded: 399.5, unpaid: 0 },
    })
    expect(kindsOf(lowered).slice(-2)).toEqual(['change_accepted', 'refunded'])
    expect(await noticesOf(t, hire.clientUser.id)).toContain('money.refunded')
    await t.runJobs()
    await expectSoundLedger(t)
    await hire.deliver()
    await hire.approve()
    expect(await contractOf(hire)).toMatchObject({ status: 'completed', money: { released: 600.5, refunded: 399.5 } })
    await expectSoundLedger(t)
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
      await expectSoundLedger(t)
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
      await expectSoundLedger(t)
    },
  )

  test('raised and lowered again: a payment for the difference that succeeds after the end goes back', async () => {
    const hire = await arrangePaid(t)
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
    await expectSoundLedger(t)
  })

  test('a change has to change something, and says why', async () => {
    const hire = await arrangePaid(t, { deliveryTime: 14 })
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
    const hire = await arrangePaid(t)
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
    const hire = await arrangePaid(t)
    for (let count = 0; count < 20; count += 1) {
      await (await change(hire, 'client', { deliveryTime: count + 1 })).withdraw('client')
    }
    const send = () => hire.client.post(changesUrl(hire), { amount: 900, reason })
    expectFailure(await send(), 409, 'contract.changes_used_up')
    expect((await contractOf(hire)).refusals.offer_change).toBe('contract.changes_used_up')
    await change(hire, 'freelancer', { amount: 900 })
  })

  test('sent again with its key, a change is offered once', async () => {
    const hire = await arrangePaid(t)
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
    const hire = await arrangePaid(t)
    const made = await change(hire, 'client', { amount: 900 })
    await made[move](by)

    const { rows } = await t.pool.query<{ actor: string }>(
      `select facts ->> 'actorId' as actor from notifications where user_id = $1 and kind = $2`,
      [hire[`${told}User`].id, kind],
    )
    expect(rows).toEqual([{ actor: hire[`${by}User`].id }])
    expect(await noticesOf(t, hire[`${by}User`].id)).not.toContain(kind)
  })

  test('what happened stands in the conversation of the two', async () => {
    const hire = await arrangePaid(t)
    const { _id } = (await hire.client.post('/api/conversations', { userId: hire.freelancerUser.id })).json()
    const url = `/api/conversations/${_id}/messages`
    await hire.client.post(url, { clientId: t.newId(), text: 'Can we make it smaller?' })
    await (await change(hire, 'client', { amount: 500 })).accept('freelancer')

    const { body } = await hire.client.get(url)
    const events = [...body.matchAll(/"kind":"(contract\.[a-z_]+)"/g)].map(([, kind]) => kind)
    expect(new Set(events)).toEqual(new Set(['contract.change_offered', 'contract.changed']))
  })
})
