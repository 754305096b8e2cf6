import { oweRefund } from '../owed-refunds.ts'
import { reviewOf } from '../reviews.ts'
import type { TestApp } from '../test-app.ts'
import { uploadForm } from '../upload-form.ts'
import { type Arrange, agree, pay, propose, type Scene } from './scene.ts'

export const contractScenes = {
  accepted: (t, scene) => propose(t, scene, { status: 'accepted' }),

  async delivered(t, scene) {
    const accepted = await propose(t, scene, { status: 'accepted' })
    return { ...accepted, fileId: (await deliver(t, accepted)).json().deliverables[0]._id }
  },

  agreed: (t, scene) => agreed(t, scene),

  async paying(t, scene) {
    const contract = await agreed(t, scene)
    const { _id } = (await t.as(scene.client).post(`/api/contracts/${contract.contractId}/payments`)).json()
    return { ...contract, paymentId: _id }
  },

  async paid(t, scene) {
    const contract = await agreed(t, scene)
    const { receipt } = await pay(t, contract)
    await t.runJobs()
    return { ...contract, receiptId: receipt._id }
  },

  async 'refund owed'(t, scene) {
    const contract = await agreed(t, scene)
    await pay(t, contract)
    return { ...contract, refundId: await oweRefund(t, contract) }
  },

  async offered(t, scene) {
    const contract = await agreed(t, scene)
    const offer = { release: 0, refund: 0, reason: 'The plans have changed.' }
    const url = `/api/contracts/${contract.contractId}/offers`
    return { ...contract, offerId: (await t.as(scene.client).post(url, offer)).json().openOffer._id }
  },

  async changing(t, scene) {
    const milestones = [
      { title: 'Design', cents: 50_000 },
      { title: 'Pages', cents: 70_000 },
    ]
    const contract = await agree(t, await propose(t, scene, { milestones }))
    await pay(t, contract)
    const change = { deliveryTime: 90, reason: 'The paint has to dry.' }
    const url = `/api/contracts/${contract.contractId}/changes`
    const changed = (await t.as(scene.client).post(url, change)).json()
    return { ...contract, changeId: changed.openChange._id, milestoneId: changed.milestones[0]._id }
  },

  disputed: (t, scene) => dispute(t, scene),

  async waiting(t, scene) {
    const disputed = await dispute(t, scene)
    for (const person of [scene.client, scene.freelancer]) {
      await t.as(person).post(`/api/disputes/${disputed.disputeId}/ask-operator`)
    }
    return disputed
  },

  ended: (t, scene) => complete(t, scene),

  async reviewed(t, scene) {
    const ended = await complete(t, scene)
    const url = `/api/contracts/${ended.contractId}/review`
    const { own } = (await t.as(scene.client).put(url, reviewOf('freelancer'))).json()
    await t.as(scene.freelancer).put(url, reviewOf('client'))
    return { ...ended, reviewId: own._id }
  },
} as const satisfies Record<string, Arrange>

const agreed = async (t: TestApp, scene: Scene) => agree(t, await propose(t, scene))
const deliver = (t: TestApp, { freelancer, proposalId }: Scene) =>
  t.as(freelancer).post(`/api/proposals/${proposalId}/deliverables`, uploadForm())

async function dispute(t: TestApp, scene: Scene): Promise<Scene> {
  const contract = await agreed(t, scene)
  const { amount } = await pay(t, contract)
  const claim = { release: 0, refund: amount, reason: 'It is not what we agreed on.' }
  const { _id } = (await t.as(scene.client).post(`/api/contracts/${contract.contractId}/disputes`, claim)).json()
  return { ...contract, disputeId: _id }
}

async function complete(t: TestApp, scene: Scene): Promise<Scene> {
  const contract = await agreed(t, scene)
  await pay(t, contract)
  await deliver(t, contract)
  await t.as(scene.client).post(`/api/proposals/${contract.proposalId}/deliverables/approve`)
  return contract
}
