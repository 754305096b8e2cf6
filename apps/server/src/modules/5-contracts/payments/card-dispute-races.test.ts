import type { ContractDetailView } from '@guildhall/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { arrangeCharged, decideTakenBack, takeBack } from '../../../testing/card-disputes.ts'
import { contractOf, type Hire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { approveOverdue } from '../deliveries/approve-overdue.ts'
import { auditLedger } from '../ledger-audits/audit/audit-ledger.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

afterEach(async () => {
  expect((await auditLedger(t.db)).findings).toEqual([])
})

describe('a dispute at the same time as', () => {
  type Answer = Awaited<ReturnType<Hire['client']['post']>>
  const race = ({ contractId }: Hire, attempts: (() => Promise<unknown>)[]) =>
    t.race<unknown>({ table: 'contracts', id: contractId }, attempts)
  const approve = ({ client, proposalId }: Hire) => client.post(`/api/proposals/${proposalId}/deliverables/approve`)

  test('the approval, which is first: the freelancer is paid, and the platform bears it', async () => {
    const hire = await arrangeCharged(t)
    await hire.deliver()

    await race(hire, [() => approve(hire), () => takeBack(t, hire)])

    expect(await contractOf(hire)).toMatchObject({
      status: 'completed',
      money: { released: 1_000 },
      cardDisputes: [{ borne: 1_000 }],
    })
  })

  test('the approval, which is second: it is refused', async () => {
    const hire = await arrangeCharged(t)
    await hire.deliver()

    const [, late] = await race(hire, [() => takeBack(t, hire), () => approve(hire)])

    expectFailure(late as Answer, 409, 'contract.card_disputed')
    expect(await contractOf(hire)).toMatchObject({ status: 'active', cardDisputes: [{ borne: 0 }] })
  })

  test('a request for changes, which is second: it is refused', async () => {
    const hire = await arrangeCharged(t)
    await hire.deliver()
    const reject = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/reject`)

    const [, late] = await race(hire, [() => takeBack(t, hire), reject])

    expectFailure(late as Answer, 409, 'contract.card_disputed')
    expect(await contractOf(hire)).toMatchObject({ deliveryStatus: 'submitted' })
  })

  test('the clock’s approval, which is second: the delivery waits', async () => {
    const hire = await arrangeCharged(t)
    await hire.deliver()
    await t.pool.query("update contracts set auto_approval_at = now() - interval '1 minute' where id = $1", [
      hire.contractId,
    ])

    await race(hire, [() => takeBack(t, hire), () => approveOverdue(t.deps)])

    expect(await contractOf(hire)).toMatchObject({ status: 'active', money: { cardDisputed: 1_000 } })
  })

  test('the same news, and its end: it is recorded once', async () => {
    const hire = await arrangeCharged(t)

    await race(hire, [
      () => decideTakenBack(t, hire, 'lost'),
      () => takeBack(t, hire),
      () => decideTakenBack(t, hire, 'lost'),
    ])

    expect(await contractOf(hire)).toMatchObject({ money: { takenBack: 1_000 }, cardDisputes: [{ status: 'lost' }] })
  })

  test('an offer to end the contract that is accepted second: it is outdated', async () => {
    const hire = await arrangeCharged(t)
    const url = `/api/contracts/${hire.contractId}/offers`
    const offer = { release: 400, refund: 600, reason: 'The plans have changed.' }
    const { openOffer } = (await hire.freelancer.post(url, offer)).json<ContractDetailView>()

    const [, late] = await race(hire, [
      () => takeBack(t, hire),
      () => hire.client.post(`${url}/${openOffer?._id}/accept`),
    ])

    expectFailure(late as Answer, 409, 'contract.no_offer')
    expect(await contractOf(hire)).toMatchObject({ status: 'active', offers: [{ status: 'outdated' }] })
  })
})
