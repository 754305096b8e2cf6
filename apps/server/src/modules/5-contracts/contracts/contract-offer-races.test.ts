import { beforeAll, describe, expect, test } from 'vitest'
import { offer } from '../../../testing/contract-offers.ts'
import { arrangeHire, contractOf, type Hire } from '../../../testing/contracts.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { arrangePaid, begin, pay } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('an open offer is outdated', () => {
  test('by a payment', async () => {
    const hire = await arrangeHire(t)
    const made = await offer(hire, 'client', { release: 0, refund: 0 })
    await pay(hire)
    expect(await contractOf(hire)).toMatchObject({ openOffer: null, offers: [{ status: 'outdated' }] })
    expectFailure(await made.accept('freelancer'), 409, 'contract.no_offer')
  })

  test('by an approval, paid or not', async () => {
    for (const hire of [await arrangePaid(t), await arrangeHire(t)]) {
      const { heldCents } = { heldCents: (await contractOf(hire)).money.held }
      await offer(hire, 'freelancer', { release: 0, refund: heldCents })
      await hire.deliver()
      await hire.approve()
      expect(await contractOf(hire)).toMatchObject({ openOffer: null, offers: [{ status: 'outdated' }] })
    }
  })
})

describe('races', () => {
  const onContract = (hire: Hire) => ({ table: 'contracts', id: hire.contractId }) as const
  const onProject = (hire: Hire) => ({ table: 'projects', id: hire.projectId }) as const

  test('two acceptances: the money moves once', async () => {
    const hire = await arrangePaid(t)
    const { accept } = await offer(hire, 'client', { release: 100, refund: 900 })
    const answers = await t.race(onProject(hire), [() => accept('freelancer'), () => accept('freelancer')])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    expect(await contractOf(hire)).toMatchObject({ money: { released: 100, refunded: 900 } })
  })

  test('acceptance and withdrawal: one of them', async () => {
    const hire = await arrangePaid(t)
    const { accept, withdraw } = await offer(hire, 'client', { release: 100, refund: 900 })
    const answers = await t.race(onContract(hire), [() => accept('freelancer'), () => withdraw('client')])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    const [accepted] = answers
    expect((await contractOf(hire)).status).toBe(accepted?.statusCode === 200 ? 'cancelled' : 'active')
  })

  test('acceptance and approval: the money goes one way', async () => {
    const hire = await arrangePaid(t)
    await hire.deliver()
    const { accept } = await offer(hire, 'freelancer', { release: 0, refund: 1000 })
    const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)
    const answers = await t.race(onProject(hire), [() => accept('client'), approve])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    const { status, money } = await contractOf(hire)
    expect([status, money.refunded, money.released]).toEqual(
      answers[0]?.statusCode === 200 ? ['cancelled', 1000, 0] : ['completed', 0, 1000],
    )
    await expectSoundLedger(t)
  })

  test('acceptance and a payment that arrives: it is held or goes back', async () => {
    const hire = await arrangeHire(t)
    const { accept } = await offer(hire, 'client', { release: 0, refund: 0 })
    const paymentId = await begin(hire)
    const charge = () => hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
    const [accepted] = await t.race(onContract(hire), [() => accept('freelancer'), charge])
    const { status, money } = await contractOf(hire)
    expect([status, money.held, money.refunded]).toEqual(
      accepted?.statusCode === 200 ? ['cancelled', 0, 1200] : ['active', 1200, 0],
    )
    await expectSoundLedger(t)
  })
})
