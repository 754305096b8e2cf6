import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  for (const deliveryStatus of ['not_submitted', 'submitted', 'submitted', 'approved', 'rejected'] as const) {
    const status = deliveryStatus === 'approved' ? 'completed' : 'in_progress'
    const { id: projectId } = await t.insertProject({ clientId: client.id, status })
    await t.insertProposal({ projectId, freelancerId: freelancer.id, status: 'accepted', deliveryStatus })
    await t.insertProposal({ projectId, status: 'rejected' })
  }
  return { t, client, freelancer, stranger }
}

test('GET /api/attention counts what waits for the caller on each side, and nobody else’s', async () => {
  const { t, client, freelancer, stranger } = await arrange()

  const [forClient, forFreelancer, forStranger] = [
    await t.as(client).get('/api/attention'),
    await t.as(freelancer).get('/api/attention'),
    await t.as(stranger).get('/api/attention'),
  ]

  expect(forClient.json()).toEqual({ deliveriesToReview: 2, changesRequested: 0 })
  expect(forFreelancer.json()).toEqual({ deliveriesToReview: 0, changesRequested: 1 })
  expect(forStranger.json()).toEqual({ deliveriesToReview: 0, changesRequested: 0 })
})

test('GET /api/attention without a session is refused', async () => {
  const { t } = await arrange()

  expectFailure(await t.anonymous.get('/api/attention'), 401, 'session.required')
})

test('GET /api/attention follows a delivery: submitted, sent back, submitted again, approved', async () => {
  const { t, client, freelancer } = await arrange()
  const { id: projectId } = await t.insertProject({ clientId: client.id, status: 'in_progress' })
  const { id } = await t.insertProposal({ projectId, freelancerId: freelancer.id, status: 'accepted' })
  const path = `/api/proposals/${id}/deliverables`
  const upload = () => t.as(freelancer).post(path, uploadForm())
  const both = async () => [
    (await t.as(client).get('/api/attention')).json().deliveriesToReview,
    (await t.as(freelancer).get('/api/attention')).json().changesRequested,
  ]

  await upload()
  expect(await both()).toEqual([3, 1])
  await t.as(client).post(`${path}/reject`)
  expect(await both()).toEqual([2, 2])
  await upload()
  expect(await both()).toEqual([3, 1])
  await t.as(client).post(`${path}/approve`)
  expect(await both()).toEqual([2, 1])
})
