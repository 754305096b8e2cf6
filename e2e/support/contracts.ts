import { newProject, type Person } from './people.ts'

type Id = { _id: string }
type Agreed = { usd?: number; title?: string; milestones?: { title: string; amount: number }[] }

/** In dollars, for ten days. Returns the ids of the contract and its proposal. */
export async function agree(client: Person, freelancer: Person, { title, ...terms }: Agreed = {}) {
  const { _id: projectId } = await client.call<Id>('POST', '/projects/create', newProject(title))
  return { projectId, ...(await hire(client, freelancer, projectId, terms)) }
}

export async function hire(
  client: Person,
  freelancer: Person,
  projectId: string,
  { usd = 1_200, milestones }: Omit<Agreed, 'title'> = {},
) {
  const { _id: proposalId } = await freelancer.call<Id>('POST', '/api/proposals', {
    freelancerId: freelancer.userId,
    projectId,
    message: 'I would begin with the calendar.',
    bidAmount: usd,
    deliveryTime: 10,
    milestones,
  })
  await client.call('POST', `/api/proposals/${proposalId}/accept`)
  const { contractId } = await client.call<{ contractId: string }>('GET', `/api/proposals/${proposalId}/full`)
  return { proposalId, contractId }
}

export async function pay(client: Person, contractId: string, card = 'succeeds') {
  const { _id } = await client.call<Id>('POST', `/api/contracts/${contractId}/payments`)
  await client.call('POST', `/api/payments/${_id}/test-card`, { card })
}
