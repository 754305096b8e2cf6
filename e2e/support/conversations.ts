import { newProject, type Person } from './people.ts'

/** From then on the client may write. */
export async function propose(client: Person, freelancer: Person) {
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const proposal = { freelancerId: freelancer.userId, projectId, message: 'I would begin with the calendar.' }
  const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/proposals', proposal)
  return { _id, projectId }
}

export async function insertConversation(client: Person, freelancer: Person) {
  const { _id } = await client.call<{ _id: string }>('POST', '/api/conversations', { userId: freelancer.userId })
  const url = `/api/conversations/${_id}`
  const say = (who: Person, text: string) =>
    who.call('POST', `${url}/messages`, { clientId: crypto.randomUUID(), text })
  return { url, say }
}
