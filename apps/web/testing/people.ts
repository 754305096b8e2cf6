import { inject } from 'vitest'
import { agree, pay } from '../../../e2e/support/contracts.ts'
import { insertPerson, newProject, type Person, personOf } from '../../../e2e/support/people.ts'
import { beginSession } from '../app/features/accounts/shared/session-store.ts'

export const person = (username?: string) => insertPerson(window.location.origin, username)

export const signInAs = ({ stored }: Person) => beginSession(stored)

/** Two operators, and a member whose address is confirmed: the same ones in all tests. */
export const insider = (who: 'olive' | 'omar' | 'confirmed') =>
  personOf(window.location.origin, inject('insiders')[who], '')

/** A client, a freelancer, and an accepted proposal between them. */
export async function insertDeal() {
  const [client, freelancer] = await Promise.all([person(), person()])
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const offer = { freelancerId: freelancer.userId, projectId: project._id, message: 'I would love to.' }
  const { _id: proposalId } = await freelancer.call<{ _id: string }>('POST', '/api/proposals', offer)
  await client.call('POST', `/api/proposals/${proposalId}/accept`)
  return { client, freelancer, proposalId }
}

/** Signs in a freelancer who has earned $90. */
export async function arrangeEarned() {
  const [client, freelancer] = [await person(), await person()]
  const { contractId, proposalId } = await agree(client, freelancer, { usd: 100 })
  await pay(client, contractId)
  await deliver(freelancer, proposalId)
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
  signInAs(freelancer)
}

/** Uploads a file as what a proposal promised. */
export async function deliver({ token }: Person, proposalId: string) {
  const body = new FormData()
  body.append('files', new File(['%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], 'plans.pdf'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`/api/proposals/${proposalId}/deliverables`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`the upload answered ${response.status}: ${await response.text()}`)
}
