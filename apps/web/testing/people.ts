import { insertPerson, newProject, type Person } from '../../../e2e/support/people.ts'
import { beginSession } from '../app/features/accounts/shared/session-store.ts'

export const person = (username?: string) => insertPerson(window.location.origin, username)

export const signInAs = ({ stored }: Person) => beginSession(stored)

/** A client, a freelancer, and an accepted proposal between them. */
export async function insertDeal() {
  const [client, freelancer] = await Promise.all([person(), person()])
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const offer = { freelancerId: freelancer.userId, projectId: project._id, message: 'I would love to.' }
  const { _id: proposalId } = await freelancer.call<{ _id: string }>('POST', '/api/proposals', offer)
  await client.call('POST', `/api/proposals/${proposalId}/accept`)
  return { client, freelancer, proposalId }
}
