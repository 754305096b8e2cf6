import type { ContractDetailView, ContractView, ProposalBody } from '@guildhall/contract'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import { uploadForm } from './upload-form.ts'

type Offer = Partial<Pick<ProposalBody, 'bidAmount' | 'deliveryTime' | 'milestones'>>

type User = Awaited<ReturnType<TestApp['insertUser']>>
export type Hire = Awaited<ReturnType<typeof arrangeHire>>

export async function arrangeHire(
  t: TestApp,
  {
    freelancer: known,
    client: knownClient,
    description,
    ...offer
  }: Offer & { freelancer?: User; client?: User; description?: string } = {},
) {
  const [clientUser, freelancerUser] = [knownClient ?? (await t.insertUser()), known ?? (await t.insertUser())]
  const [client, freelancer] = [t.as(clientUser), t.as(freelancerUser)]
  const { id: projectId } = await t.insertProject({ clientId: clientUser.id, ...(description ? { description } : {}) })
  const proposal = { freelancerId: freelancerUser.id, projectId, message: 'I built two of this kind.', ...offer }
  const proposalId: string = (await freelancer.post('/api/proposals', proposal)).json()._id
  const done = async (answer: Promise<{ statusCode: number; body: string }>, status = 200) => {
    const { statusCode, body } = await answer
    expect(statusCode, body).toBe(status)
  }
  await done(client.post(`/api/proposals/${proposalId}/accept`))
  const [contract] = (await client.get('/api/contracts?role=client')).json<ContractView[]>()
  if (!contract) throw new Error('acceptance must make a contract')
  const deliverables = `/api/proposals/${proposalId}/deliverables`
  return {
    clientUser,
    freelancerUser,
    client,
    freelancer,
    projectId,
    proposalId,
    contractId: contract._id,
    deliver: () => done(freelancer.post(deliverables, uploadForm()), 201),
    requestChanges: () => done(client.post(`${deliverables}/reject`)),
    approve: () => done(client.post(`${deliverables}/approve`)),
  }
}

export async function contractOf({ client, contractId }: Pick<Hire, 'client' | 'contractId'>) {
  return (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
}

export const kindsOf = ({ timeline }: ContractDetailView) => timeline.map(({ kind }) => kind)
