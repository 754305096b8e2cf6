import type { MessageChangesView, MessagePageView } from '@guildhall/contract'
import type { TestApp } from './test-app.ts'
import { uploadForm } from './upload-form.ts'

type Person = { id: string; token: string }

/** A freelancer has proposed and the client opened the conversation; nothing is written yet. */
export async function arrangeConversation(t: TestApp, { isHired = false } = {}) {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const status = isHired ? 'accepted' : 'pending'
  const project = await t.insertProject({ clientId: client.id, status: isHired ? 'in_progress' : 'active' })
  const proposal = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status })
  const opened = await t.as(client).post('/api/conversations', { userId: freelancer.id })
  const conversationId: string = opened.json()._id
  const url = `/api/conversations/${conversationId}`
  return {
    client,
    freelancer,
    projectId: project.id,
    proposalId: proposal.id,
    conversationId,
    url,
    send: (person: Person, text: string, clientId: string = t.newId()) =>
      t.as(person).post(`${url}/messages`, { clientId, text }),
    page: async (person: Person, query = '') =>
      (await t.as(person).get(`${url}/messages${query}`)).json() as MessagePageView,
    changes: async (person: Person, since: number, limit = 100) =>
      (await t.as(person).get(`${url}/changes?since=${since}&limit=${limit}`)).json() as MessageChangesView,
  }
}

/** Message 2 is a text of the client, message 3 a file of theirs. */
export async function talk(t: TestApp, client: Person, freelancer: Pick<Person, 'id'>, { text } = { text: 'Hello!' }) {
  const { _id: conversationId } = (await t.as(client).post('/api/conversations', { userId: freelancer.id })).json()
  const url = `/api/conversations/${conversationId}`
  await t.as(client).post(`${url}/messages`, { clientId: t.newId(), text })
  const sent = await t.as(client).post(`${url}/files?clientId=${t.newId()}`, uploadForm())
  return { conversationId, messageFileId: sent.json().files[0]._id }
}
