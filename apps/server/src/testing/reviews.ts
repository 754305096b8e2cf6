import {
  type ContractReviewsView,
  type DirectOfferDetailView,
  type ReviewBody,
  type ReviewSide,
  reviewAspects,
} from '@guildhall/contract'
import { expect } from 'vitest'
import { arrangeHire, type Hire } from './contracts.ts'
import { pay } from './payments.ts'
import type { TestApp } from './test-app.ts'
import { uploadForm } from './upload-form.ts'

export function reviewOf(side: ReviewSide): ReviewBody {
  const aspects = Object.fromEntries(reviewAspects[side].map((name) => [name, 5]))
  return { rating: 5, aspects: { communication: 5, ...aspects }, text: 'A pleasure.' }
}

export async function arrangeCompleted(t: TestApp, offer: Parameters<typeof arrangeHire>[1] = {}): Promise<Hire> {
  const hire = await arrangeHire(t, { bidAmount: 100, ...offer })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  return hire
}

type Reviewed = Pick<Hire, 'client' | 'freelancer' | 'contractId'>
type Said = { rating?: number; text?: string }

/** The client reviews first. Returns the ids of both reviews, which are public. */
export async function reviewBoth(
  { client, freelancer, contractId }: Reviewed,
  { ofFreelancer = {}, ofClient = {} }: { ofFreelancer?: Said; ofClient?: Said } = {},
) {
  const url = `/api/contracts/${contractId}/review`
  const byClient = await client.put(url, { ...reviewOf('freelancer'), ...ofFreelancer })
  expect(byClient.statusCode, byClient.body).toBe(200)
  const { own, theirs } = (
    await freelancer.put(url, { ...reviewOf('client'), ...ofClient })
  ).json<ContractReviewsView>()
  return { ofFreelancer: String(theirs?._id), ofClient: String(own?._id) }
}

/** Completed and paid; only its two sides can read about it. */
export async function arrangeDirectCompleted(t: TestApp, title: string) {
  const [clientUser, freelancerUser] = [await t.insertUser(), await t.insertUser()]
  const [client, freelancer] = [t.as(clientUser), t.as(freelancerUser)]
  const terms = { title, description: 'As we said.', criteria: '', amount: 100, deliveryTime: 7 }
  const offer = (await client.post('/api/direct-contracts', { ...terms, freelancerId: freelancerUser.id })).json()
  const accepted = await freelancer.post(`/api/direct-contracts/${offer._id}/accept`)
  const contractId = String(accepted.json<DirectOfferDetailView>().contractId)
  const { proposalId, projectId } = (await client.get(`/api/contracts/${contractId}`)).json()
  const hire = { client, freelancer, clientUser, freelancerUser, contractId, proposalId, projectId }
  const payment = (await client.post(`/api/contracts/${contractId}/payments`)).json()
  await client.post(`/api/payments/${payment._id}/test-card`, { card: 'succeeds' })
  const deliverables = `/api/proposals/${proposalId}/deliverables`
  await freelancer.post(deliverables, uploadForm())
  expect((await client.post(`${deliverables}/approve`)).statusCode).toBe(200)
  return hire
}
