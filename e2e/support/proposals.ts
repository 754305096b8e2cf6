import { newProject, type Person } from './people.ts'

type Id = { _id: string }

/** A project with a proposal by each of the freelancers, who have a profile. Returns the ids. */
export async function insertProposals(client: Person, freelancers: readonly Person[]) {
  const { _id: projectId } = await client.call<Id>('POST', '/projects/create', newProject())
  const proposalIds: string[] = []
  for (const { userId: freelancerId, call } of freelancers) {
    await call('PUT', '/api/profile/me', { title: 'Web developer', skills: ['React'] })
    const terms = { bidAmount: 1_000, deliveryTime: 10, milestones: [] }
    const proposal = { projectId, freelancerId, message: 'I would begin with the calendar.', ...terms }
    proposalIds.push((await call<Id>('POST', '/api/proposals', proposal))._id)
  }
  return { projectId, proposalIds }
}
