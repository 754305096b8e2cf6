import type { LedgerStatementView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { change } from '../../../testing/contract-changes.ts'
import { arrangeHire } from '../../../testing/contracts.ts'
import { arrangeDispute, openDispute, splitOf } from '../../../testing/disputes.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { toldTo } from '../../../testing/notices.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'
import { listOpenWork } from '../../9-personal-data/personal-data/open-work.queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('opening a dispute', () => {
  test('sets aside what is held, outdates an open offer, and tells the other side', async () => {
    const hire = await arrangePaid(t)
    await hire.freelancer.post(`/api/contracts/${hire.contractId}/offers`, { ...splitOf(500), reason: 'No time.' })

    const { contract, dispute } = await openDispute(hire, 'client', 200)

    expect(await contract()).toMatchObject({
      status: 'disputed',
      isFunded: true,
      money: { held: 0, disputed: 1000, released: 0, refunded: 0 },
      openOffer: null,
      offers: [{ status: 'outdated' }],
      next: { by: 'both', move: 'settle', until: (await dispute()).claimsUntil },
      refusals: { fund: 'contract.disputed', offer_end: 'contract.disputed', open_dispute: 'contract.disputed' },
    })
    expect(await dispute('freelancer')).toMatchObject({
      status: 'open',
      openedBy: 'client',
      total: 1000,
      rest: 1000,
      claims: { client: { release: 200, earnings: 180, refund: 800 }, freelancer: null },
      allowedMoves: ['claim', 'ask_operator'],
      refusals: { withdraw: 'dispute.not_opener', decide: 'dispute.not_operator' },
    })
    expect(await toldTo(hire.freelancer)).toContain('dispute.opened')
    const { lines } = (
      await hire.freelancer.get(`/api/contracts/${hire.contractId}/ledger`)
    ).json<LedgerStatementView>()
    expect(lines.slice(2)).toMatchObject([
      { reason: 'dispute_hold', account: 'escrow', amount: -1000 },
      { reason: 'dispute_hold', account: 'disputed', amount: 1000 },
    ])
    expect(await listOpenWork(t.db, hire.clientUser.id)).toHaveLength(1)
    await expectSoundLedger(t)
  })

  test('is refused to strangers, without held money, with a wrong sum, and while one is open', async () => {
    const hire = await arrangePaid(t)
    const url = `/api/contracts/${hire.contractId}/disputes`
    const stranger = t.as(await t.insertUser())
    expectFailure(await stranger.post(url, splitOf(1)), 403, 'contract.not_for_you')
    const { message } = expectFailure(await hire.client.post(url, { ...splitOf(1), refund: 5 }), 409, 'dispute.sum')
    expect(message).toContain('$1,000')
    await openDispute(hire, 'freelancer', 1000)
    expectFailure(await hire.client.post(url, splitOf(1)), 409, 'contract.disputed')
    expectFailure(await stranger.get(url), 403, 'contract.not_for_you')

    const unpaid = await arrangeHire(t)
    const nothing = { release: 0, refund: 0, reason: 'No answer.' }
    const answer = await unpaid.client.post(`/api/contracts/${unpaid.contractId}/disputes`, nothing)
    expectFailure(answer, 409, 'contract.nothing_held')
  })

  test('refuses deliveries, answers to them, payments and offers while it is open', async () => {
    const hire = await arrangePaid(t)
    await hire.deliver()
    await openDispute(hire, 'freelancer', 1000)

    const deliverables = `/api/proposals/${hire.proposalId}/deliverables`
    expectFailure(await hire.freelancer.post(deliverables, uploadForm()), 409, 'contract.disputed')
    expectFailure(await hire.client.post(`${deliverables}/approve`), 409, 'contract.disputed')
    expectFailure(await hire.client.post(`${deliverables}/reject`), 409, 'contract.disputed')
    expectFailure(await hire.client.post(`/api/contracts/${hire.contractId}/payments`), 409, 'contract.disputed')
    const offer = await hire.client.post(`/api/contracts/${hire.contractId}/offers`, splitOf(1))
    expectFailure(offer, 409, 'contract.disputed')
  })
})

describe('stating splits', () => {
  test('what both agree on is paid out at once, and later more of it', async () => {
    const hire = await arrangeDispute(t, 200)

    await hire.claim('freelancer', 700)

    expect(await hire.dispute()).toMatchObject({
      status: 'open',
      paid: { release: 200, refund: 300 },
      rest: 500,
      refusals: { withdraw: 'dispute.paid_out' },
    })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 180 })
    await hire.claim('client', 300)
    expect(await hire.dispute()).toMatchObject({ paid: { release: 300, refund: 300 }, rest: 400 })
    const { money } = await hire.contract()
    expect(money).toMatchObject({ held: 0, disputed: 400, released: 300, refunded: 300, unpaid: 0 })
    const { message } = expectFailure(await hire.claim('client', 100), 409, 'dispute.already_paid')
    expect(message).toContain('$300')
    expectFailure(await hire.withdraw('client'), 409, 'dispute.paid_out')
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test('what was paid back, too, cannot be undone by withdrawing', async () => {
    const hire = await arrangeDispute(t, 0)

    await hire.claim('freelancer', 500)

    expect(await hire.dispute()).toMatchObject({ paid: { release: 0, refund: 500 } })
    expectFailure(await hire.withdraw('client'), 409, 'dispute.paid_out')
  })

  test('of a contract that lacks some money, only what the dispute gave back is no longer asked for', async () => {
    const hire = await arrangePaid(t)
    await (await change(hire, 'client', { amount: 600 })).accept('freelancer')
    await (await change(hire, 'freelancer', { amount: 1000 })).accept('client')

    const { dispute, ...disputed } = await openDispute(hire, 'client', 200, 600)
    expect((await disputed.contract()).money).toMatchObject({ disputed: 600, refunded: 400, unpaid: 400 })
    await disputed.claim('freelancer', 500)

    expect(await dispute()).toMatchObject({ paid: { release: 200, refund: 100 } })
    expect((await disputed.contract()).money).toMatchObject({ disputed: 300, refunded: 500, unpaid: 400 })
  })

  test('the same split ends the dispute and the contract', async () => {
    const hire = await arrangeDispute(t, 333.33)

    const ended = (await hire.claim('freelancer', 333.33)).json()

    expect(ended).toMatchObject({
      status: 'agreed',
      rest: 0,
      paid: { release: 333.33, refund: 666.67 },
      allowedMoves: [],
    })
    expect(await hire.contract()).toMatchObject({
      status: 'cancelled',
      money: { held: 0, disputed: 0, released: 333.33, refunded: 666.67 },
    })
    expect((await hire.client.get(`/projects/${hire.projectId}`)).json()).toMatchObject({ status: 'cancelled' })
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 300 })
    for (const person of [hire.client, hire.freelancer]) expect(await toldTo(person)).toContain('dispute.agreed')
    expectFailure(await hire.claim('client', 1), 409, 'dispute.over')
    await t.runJobs()
    await expectSoundLedger(t)
  })

  test('nothing is paid twice when a split goes back and forth', async () => {
    const hire = await arrangeDispute(t, 0)
    await hire.claim('freelancer', 1000)
    expect(await hire.dispute()).toMatchObject({ paid: { release: 0, refund: 0 } })
    await hire.claim('freelancer', 600)
    await hire.claim('freelancer', 500)
    await hire.claim('freelancer', 600 - 100)
    expect(await hire.dispute()).toMatchObject({ paid: { release: 0, refund: 500 }, rest: 500 })
    await expectSoundLedger(t)
  })
})
