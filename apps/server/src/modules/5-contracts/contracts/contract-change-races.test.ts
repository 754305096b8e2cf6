import type { ContractChangeView, ContractDetailView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { change, changesUrl, reason } from '../../../testing/contract-changes.ts'
import { arrangeHire, contractOf, type Hire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { arrangePaid, begin, pay } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
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
    for (const hire of [await arrangePaid(t), unpaid]) {
      await change(hire, 'freelancer', { amount: 1100 })
      await hire.deliver()
      await hire.approve()
      await expectOutdated(hire)
    }
    const send = unpaid.client.post(changesUrl(unpaid), { amount: 1, reason })
    expectFailure(await send, 409, 'contract.work_approved')
  })

  test('by an end; and an accepted change outdates an offer to end', async () => {
    const hire = await arrangePaid(t)
    const offers = `/api/contracts/${hire.contractId}/offers`
    const offerEnd = async () =>
      (await hire.client.post(offers, { release: 0, refund: 1000, reason })).json<ContractDetailView>().openOffer?._id
    const first = await offerEnd()
    await (await change(hire, 'client', { deliveryTime: 30 })).accept('freelancer')
    expectFailure(await hire.freelancer.post(`${offers}/${first}/accept`), 409, 'contract.no_offer')
    await change(hire, 'client', { deliveryTime: 40 })
    await hire.freelancer.post(`${offers}/${await offerEnd()}/accept`)
    await expectOutdated(hire)
    await expectSoundLedger(t)
  })
})

describe('races, in both orders', () => {
  type Call = () => ReturnType<Hire['client']['post']>
  async function race(hire: Hire, isAcceptedFirst: boolean, accept: Call, other: Call) {
    const calls = isAcceptedFirst ? [accept, other] : [other, accept]
    const answers = await t.race({ table: 'contracts', id: hire.contractId }, calls)
    const statuses = answers.map(({ statusCode }) => statusCode)
    return isAcceptedFirst ? statuses : statuses.reverse()
  }

  test('two acceptances: the money moves once', async () => {
    const hire = await arrangePaid(t)
    const { accept } = await change(hire, 'client', { amount: 700 })
    const answers = await race(
      hire,
      true,
      () => accept('freelancer'),
      () => accept('freelancer'),
    )
    expect(answers).toEqual([200, 409])
    expect(await contractOf(hire)).toMatchObject({ money: { held: 700, refunded: 300 } })
    await expectSoundLedger(t)
  })

  test.each([true, false])('acceptance (first: %s) and withdrawal: one of them', async (isFirst) => {
    const hire = await arrangePaid(t)
    const { accept, withdraw } = await change(hire, 'client', { amount: 700 })
    const answers = await race(
      hire,
      isFirst,
      () => accept('freelancer'),
      () => withdraw('client'),
    )
    expect(answers).toEqual(isFirst ? [200, 409] : [409, 200])
    expect((await contractOf(hire)).money.amount).toBe(isFirst ? 700 : 1000)
    await expectSoundLedger(t)
  })

  test.each([
    [true, 700, ['completed', 700, 300]],
    [true, 1300, ['payment_due', 0, 0]],
    [false, 700, ['completed', 1000, 0]],
    [false, 1300, ['completed', 1000, 0]],
  ])('acceptance (first: %s) of %i dollars and approval', async (isFirst, amount, expected) => {
    const hire = await arrangePaid(t)
    await hire.deliver()
    const { accept } = await change(hire, 'freelancer', { amount })
    const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)
    expect(await race(hire, isFirst, () => accept('client'), approve)).toEqual([isFirst ? 200 : 409, 200])
    const { status, money } = await contractOf(hire)
    expect([status, money.released, money.refunded]).toEqual(expected)
    await expectSoundLedger(t)
  })

  test.each([true, false])('acceptance (first: %s) and a payment that arrives', async (isFirst) => {
    const hire = await arrangeHire(t, { bidAmount: 1000 })
    const { accept } = await change(hire, 'client', { amount: 700 })
    const paymentId = await begin(hire)
    const charge = () => hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
    expect(await race(hire, isFirst, () => accept('freelancer'), charge)).toEqual([isFirst ? 200 : 409, 200])
    const { money } = await contractOf(hire)
    expect([money.held, money.refunded]).toEqual(isFirst ? [700, 300] : [1000, 0])
    await expectSoundLedger(t)
  })

  test.each([true, false])('acceptance (first: %s) and the end of the contract: one of them', async (isFirst) => {
    const hire = await arrangePaid(t)
    const { accept } = await change(hire, 'client', { amount: 700 })
    const offers = `/api/contracts/${hire.contractId}/offers`
    const { openOffer } = (await hire.client.post(offers, { release: 0, refund: 1000, reason })).json()
    const end = () => hire.freelancer.post(`${offers}/${openOffer._id}/accept`)
    // The end locks the project first, and waits for the contract as the change does.
    expect(await race(hire, isFirst, () => accept('freelancer'), end)).toEqual(isFirst ? [200, 409] : [409, 200])
    await expectSoundLedger(t)
  })
})
