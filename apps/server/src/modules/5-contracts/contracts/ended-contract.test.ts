import { beforeAll, describe, expect, test } from 'vitest'
import { offer, offersUrl, reason } from '../../../testing/contract-offers.ts'
import { arrangeHire, contractOf, kindsOf } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { noticesOf } from '../../../testing/notices.ts'
import { arrangePaid, begin, pay } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listOpenWork } from '../../9-personal-data/personal-data/open-work.queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('after the end', () => {
  test('nothing can be delivered, approved, paid, proposed or edited, and lists show the project as cancelled', async () => {
    const hire = await arrangePaid(t)
    await hire.deliver()
    await (await offer(hire, 'client', { release: 1000, refund: 0 })).accept('freelancer')

    const deliverables = `/api/proposals/${hire.proposalId}/deliverables`
    expectFailure(await hire.client.post(`${deliverables}/approve`), 409, 'contract.over')
    expectFailure(await hire.client.post(`${deliverables}/reject`), 409, 'contract.over')
    const delivery = (await hire.client.get(deliverables)).json()
    expect(delivery).toMatchObject({ allowedMoves: [], refusals: { approve: 'contract.over' } })
    expectFailure(await hire.client.post(`/api/contracts/${hire.contractId}/payments`), 409, 'contract.over')
    expectFailure(await hire.freelancer.post(offersUrl(hire), { release: 0, refund: 0, reason }), 409, 'contract.over')

    const stranger = t.as(await t.insertUser())
    const project = (await stranger.get(`/projects/${hire.projectId}`)).json()
    expect(project).toMatchObject({ status: 'cancelled', refusals: { propose: 'proposal.project_closed' } })
    const own = (await hire.client.get(`/projects/user/${hire.clientUser.id}?status=cancelled`)).json()
    expect(own).toMatchObject({ total: 1, counts: { cancelled: 1, in_progress: 0 } })
    expect(own.data[0]).toMatchObject({ refusals: { edit: 'project.cancelled' } })
    const [sent] = (await hire.freelancer.get(`/api/proposals/freelancer/${hire.freelancerUser.id}`)).json()
    expect(sent).toMatchObject({ status: 'accepted', projectId: { status: 'cancelled' } })
  })

  test('it does not keep either of them from leaving', async () => {
    const hire = await arrangePaid(t)
    await (await offer(hire, 'client', { release: 0, refund: 1000 })).accept('freelancer')
    for (const { id } of [hire.clientUser, hire.freelancerUser]) {
      expect(await listOpenWork(t.db, id)).toEqual([])
    }
  })

  test.each(['needs_confirmation', 'succeeds_late'] as const)(
    'a payment that succeeds late (%s) goes back at once',
    async (card) => {
      const hire = await arrangeHire(t, { bidAmount: 80 })
      const paymentId = await pay(hire, card)
      await (await offer(hire, 'client', { release: 0, refund: 0 })).accept('freelancer')

      if (card === 'succeeds_late') await t.runJobs(true)
      else await hire.client.post(`/api/payments/${paymentId}/test-confirmation`, { approve: true })

      const after = await contractOf(hire)
      expect(after).toMatchObject({ status: 'cancelled', money: { held: 0, released: 0, refunded: 80 } })
      expect(kindsOf(after).slice(-2)).toEqual(['funded', 'refunded'])
      expect(await noticesOf(t, hire.clientUser.id)).toContain('money.refunded')
      expect(await noticesOf(t, hire.freelancerUser.id)).not.toContain('money.held')
      await expectSoundLedger(t)
    },
  )

  test('no card is charged for a payment that was begun before', async () => {
    const hire = await arrangeHire(t)
    const paymentId = await begin(hire)
    await (await offer(hire, 'client', { release: 0, refund: 0 })).accept('freelancer')
    const charge = await hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
    expectFailure(charge, 409, 'contract.over')
  })
})
