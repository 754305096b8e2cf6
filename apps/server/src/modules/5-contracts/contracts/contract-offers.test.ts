import type { ContractDetailView, LedgerStatementView, NotificationView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { offer, offersUrl, reason } from '../../../testing/contract-offers.ts'
import { arrangeHire, contractOf, kindsOf } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { noticesOf } from '../../../testing/notices.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('ending a contract by agreement', () => {
  test('both see the fee and what each gets; accepted, the money is split and the project is cancelled', async () => {
    const hire = await arrangePaid(t)
    const made = await offer(hire, 'freelancer', { release: 333.33, refund: 666.67 })
    expect(made).toMatchObject({ by: 'freelancer', release: 333.33, fee: 33.33, earnings: 300, refund: 666.67, reason })
    expect(await contractOf(hire)).toMatchObject({
      status: 'active',
      openOffer: { _id: made._id },
      allowedMoves: ['accept_end', 'decline_end', 'open_dispute', 'offer_change'],
      refusals: { offer_end: 'contract.offer_open', withdraw_end: 'contract.offer_not_own' },
    })

    const ended = (await made.accept('client')).json<ContractDetailView>()

    expect(ended).toMatchObject({
      status: 'cancelled',
      next: null,
      openOffer: null,
      offers: [{ status: 'accepted' }],
      money: { held: 0, released: 333.33, refunded: 666.67 },
      allowedMoves: [],
    })
    expect(kindsOf(ended)).toEqual(['agreed', 'funded', 'end_offered', 'cancelled', 'released', 'refunded'])
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 300, held: 0 })
    const { lines } = (await hire.client.get(`/api/contracts/${hire.contractId}/ledger`)).json<LedgerStatementView>()
    expect(lines.slice(2).map(({ account, amount }) => [account, amount])).toEqual([
      ['escrow', -333.33],
      ['payable', 300],
      ['platform_fee', 33.33],
      ['escrow', -666.67],
      ['refund_out', 666.67],
    ])
    expect(await noticesOf(t, hire.clientUser.id)).toEqual(['contract.end_offered', 'contract.ended', 'money.refunded'])
    expect(await noticesOf(t, hire.freelancerUser.id)).toEqual(['contract.ended', 'money.held', 'money.released'])
    await t.runJobs()
    await t.runJobs()
    const sent = `select r.status, s.amount_cents from refunds r join sandbox_refunds s on s.refund_id = r.id
      where r.contract_id = $1`
    expect((await t.pool.query(sent, [hire.contractId])).rows).toEqual([{ status: 'sent', amount_cents: 66_667 }])
    await expectSoundLedger(t)
  })

  test('a contract that is not paid is cancelled without money', async () => {
    const hire = await arrangeHire(t)
    const made = await offer(hire, 'client', { release: 0, refund: 0 })
    expect((await made.accept('freelancer')).json()).toMatchObject({ status: 'cancelled', money: { refunded: 0 } })
  })

  test('approved work that is not paid for can be let go, too', async () => {
    const hire = await arrangeHire(t)
    await hire.deliver()
    await hire.approve()
    const made = await offer(hire, 'freelancer', { release: 0, refund: 0 })
    expect((await made.accept('client')).json()).toMatchObject({ status: 'cancelled' })
    expect((await hire.client.get(`/projects/${hire.projectId}`)).json()).toMatchObject({ status: 'cancelled' })
  })

  test('the two amounts must be all that is held, in whole cents', async () => {
    const hire = await arrangePaid(t)
    const send = (body: object) => hire.client.post(offersUrl(hire), { reason, ...body })
    const { message } = expectFailure(await send({ release: 500, refund: 499.99 }), 409, 'contract.offer_sum')
    expect(message).toContain('$1,000')
    for (const body of [
      { release: -1, refund: 1001 },
      { release: 0.001, refund: 999.999 },
      { release: 0, refund: 1000, reason: ' ' },
      { release: 0, refund: 1000, reason: 'x'.repeat(2_001) },
    ]) {
      expect((await send(body)).statusCode).toBe(400)
    }
  })

  test('an offer can be declined by the other side and withdrawn by its own, and made anew', async () => {
    const hire = await arrangePaid(t)
    const first = await offer(hire, 'client', { release: 0, refund: 1000 })
    expectFailure(await first.accept('client'), 409, 'contract.offer_own')
    expectFailure(await first.decline('client'), 409, 'contract.offer_own')
    expectFailure(await first.withdraw('freelancer'), 409, 'contract.offer_not_own')
    expect((await first.decline('freelancer')).json()).toMatchObject({ status: 'active', openOffer: null })
    expectFailure(await first.accept('freelancer'), 409, 'contract.no_offer')

    const second = await offer(hire, 'client', { release: 500, refund: 500 })
    expectFailure(await first.accept('freelancer'), 409, 'contract.offer_over')
    await second.withdraw('client')

    const after = await contractOf(hire)
    expect(after.offers.map(({ status }) => status)).toEqual(['withdrawn', 'declined'])
    expect(after.allowedMoves).toContain('offer_end')
  })

  test('a declined or withdrawn offer tells the other side, and not the one who did it', async () => {
    const hire = await arrangePaid(t)
    await (await offer(hire, 'client', { release: 0, refund: 1000 })).decline('freelancer')
    await (await offer(hire, 'client', { release: 500, refund: 500 })).withdraw('client')

    expect(await noticesOf(t, hire.clientUser.id)).toEqual(['contract.end_declined'])
    expect(await noticesOf(t, hire.freelancerUser.id)).toEqual([
      'contract.end_offered',
      'contract.end_offered',
      'contract.end_withdrawn',
      'money.held',
    ])
    const [told] = (await hire.client.get('/api/notifications')).json<NotificationView[]>()
    expect(told).toMatchObject({ kind: 'contract.end_declined', path: `/contracts/${hire.contractId}` })
    expect(told?.text).toContain('declined your offer to end the contract')
  })

  test('sent again with its key, an offer is made once', async () => {
    const hire = await arrangePaid(t)
    const send = () =>
      t.app.inject({
        method: 'POST',
        url: offersUrl(hire),
        headers: { authorization: `Bearer ${hire.clientUser.token}`, 'idempotency-key': 'one-offer' },
        payload: { release: 0, refund: 1000, reason },
      })
    const [first, again] = [await send(), await send()]
    expect([again.statusCode, again.body]).toEqual([201, first.body])
  })

  test('each side can make twenty offers', async () => {
    const hire = await arrangePaid(t)
    for (let count = 0; count < 20; count += 1) {
      await (await offer(hire, 'client', { release: 0, refund: 1000 })).withdraw('client')
    }
    const send = () => hire.client.post(offersUrl(hire), { release: 0, refund: 1000, reason })
    expectFailure(await send(), 409, 'contract.offers_used_up')
    expect((await contractOf(hire)).refusals.offer_end).toBe('contract.offers_used_up')
    await offer(hire, 'freelancer', { release: 0, refund: 1000 })
  })

  test('what happened stands in the conversation of the two', async () => {
    const hire = await arrangePaid(t)
    const { _id } = (await hire.client.post('/api/conversations', { userId: hire.freelancerUser.id })).json()
    const url = `/api/conversations/${_id}/messages`
    await hire.client.post(url, { clientId: t.newId(), text: 'Shall we end it?' })
    await (await offer(hire, 'client', { release: 0, refund: 1000 })).accept('freelancer')

    const { body } = await hire.client.get(url)
    const events = [...body.matchAll(/"kind":"(contract\.[a-z_]+)"/g)].map(([, kind]) => kind)
    expect(new Set(events)).toEqual(new Set(['contract.end_offered', 'contract.ended']))
  })
})
