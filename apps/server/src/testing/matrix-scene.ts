import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

export type Person = { id: string; token: string; email: string }
/** The people and things one request of the matrix may speak of. */
export type Scene = {
  client: Person
  freelancer: Person
  stranger: Person
  projectId: string
  proposalId: string
  /** Empty before anything is delivered. */
  fileId: string
}
export type Stage = 'open' | 'profile' | 'proposed' | 'accepted' | 'delivered'

/** A project of `client` at `stage`, with the proposal of `freelancer` from 'proposed' on; 'profile': and their profile. */
export async function arrangeScene(t: TestApp, stage: Stage): Promise<Scene> {
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const isAccepted = stage === 'accepted' || stage === 'delivered'
  const project = await t.insertProject({ clientId: client.id, status: isAccepted ? 'in_progress' : 'active' })
  const scene = { client, freelancer, stranger, projectId: project.id, proposalId: '', fileId: '' }
  if (stage === 'profile') await t.as(client).put('/api/profile/me', {})
  if (stage === 'open' || stage === 'profile') return scene

  const status = isAccepted ? 'accepted' : 'pending'
  const proposal = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status })
  scene.proposalId = proposal.id
  if (stage !== 'delivered') return scene

  const answer = await t.as(freelancer).post(`/api/proposals/${proposal.id}/deliverables`, uploadForm())
  return { ...scene, fileId: answer.json().deliverables[0]._id }
}

export function uploadForm(): FormData {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(samples.pdf)], 'plan.pdf'))
  return form
}
