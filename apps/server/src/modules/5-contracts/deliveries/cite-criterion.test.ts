import type { ContractDetailView, DeliveryView, NotificationView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const description = 'A page for a bakery.\n\n- Opening hours of every shop\n- Works on a phone'

async function arrangeDelivered() {
  const hire = await arrangeHire(t, { description })
  await hire.deliver()
  const url = `/api/proposals/${hire.proposalId}/deliverables`
  const seenBy = async (person: typeof hire.client) => (await person.get(url)).json<DeliveryView>()
  return { ...hire, url, seenBy, reject: (body?: object) => hire.client.post(`${url}/reject`, body) }
}

describe('a request for changes', () => {
  test('can cite a line of the contract’s criteria, which both read with the version', async () => {
    const hire = await arrangeDelivered()
    expect((await hire.seenBy(hire.client)).criteria).toEqual([
      'A page for a bakery.',
      'Opening hours of every shop',
      'Works on a phone',
    ])
    expect((await hire.seenBy(hire.freelancer)).criteria).toEqual([])

    const answer = await hire.reject({ feedback: 'The menu is cut off.', criterion: 'Works on a phone' })

    expect(answer.statusCode, answer.body).toBe(200)
    const cited = { feedback: 'The menu is cut off.', criterion: 'Works on a phone' }
    for (const person of [hire.client, hire.freelancer]) {
      expect(await hire.seenBy(person)).toMatchObject({ deliveryStatus: 'rejected', versions: [cited], criteria: [] })
      const contract = (await person.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()
      expect(contract.timeline.at(-1)).toMatchObject({ kind: 'changes_requested', criterion: 'Works on a phone' })
    }
    const told = (await hire.freelancer.get('/api/notifications')).json<NotificationView[]>()
    expect(told.find(({ kind }) => kind === 'delivery.changes_requested')?.text).toMatch(
      / It is about “Works on a phone”\.$/,
    )
    for (const _ of [1, 2, 3]) await t.runJobs(true)
    const mails = await t.mailsTo(hire.freelancerUser.email)
    expect(mails.map(({ text }) => text?.replace(/\s+/g, ' ')).join()).toContain('It is about “Works on a phone”')
  })

  test('needs no criterion, and keeps working with an empty body', async () => {
    const [one, other] = [await arrangeDelivered(), await arrangeDelivered()]

    expect((await one.reject()).json()).toMatchObject({ versions: [{ feedback: '', criterion: '' }] })
    expect((await other.reject({ feedback: 'Larger.' })).json()).toMatchObject({ versions: [{ criterion: '' }] })
  })

  test.each(['Works on a watch', 'Works on', ' ', `${description}`])('cannot cite %j', async (criterion) => {
    const hire = await arrangeDelivered()

    expectFailure(await hire.reject({ criterion }), 409, 'delivery.unknown_criterion')

    expect(await hire.seenBy(hire.client)).toMatchObject({ deliveryStatus: 'submitted' })
  })

  test('cites the criteria that were agreed, not what the project says now', async () => {
    const hire = await arrangeDelivered()
    await t.pool.query("update projects set description = 'Works on a watch' where id = $1", [hire.projectId])

    expectFailure(await hire.reject({ criterion: 'Works on a watch' }), 409, 'delivery.unknown_criterion')
    expect((await hire.reject({ criterion: 'Works on a phone' })).statusCode).toBe(200)
  })
})

test('who reviews a delivery reads when it is approved automatically', async () => {
  const hire = await arrangeDelivered()
  const { autoApprovalAt } = (await hire.client.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()

  expect(autoApprovalAt).not.toBeNull()
  expect((await hire.seenBy(hire.client)).autoApprovalAt).toBe(autoApprovalAt)
  expect((await hire.seenBy(hire.freelancer)).autoApprovalAt).toBe(autoApprovalAt)
})
