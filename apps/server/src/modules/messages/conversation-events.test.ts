import { expect, test, vi } from 'vitest'
import { arrangeConversation } from '../../testing/conversations.ts'
import { uploadForm } from '../../testing/matrix-scene.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { findTypingPartner } from './shared/find-typing-partner.ts'

test('each step from proposal to approval is a line, written by the one who took it', async () => {
  const t = await startTestApp()
  const { client, freelancer, projectId, proposalId, send, page } = await arrangeConversation(t)
  await send(client, 'Hello!')
  const url = `/api/proposals/${proposalId}`

  await t.as(client).post(`${url}/accept`)
  await t.as(freelancer).post(`${url}/deliverables`, uploadForm())
  await t.as(client).post(`${url}/deliverables/reject`, { feedback: 'Bluer' })
  await t.as(freelancer).post(`${url}/deliverables`, uploadForm())
  await t.as(client).post(`${url}/deliverables/approve`)

  const { messages } = await page(freelancer)
  const title = await t.value('select title from projects where id = $1', [projectId])
  const about = { projectId, projectTitle: title, proposalId }
  expect(
    messages.filter(({ kind }) => kind === 'event').map(({ authorId, event }) => ({ authorId, ...event })),
  ).toEqual([
    { authorId: freelancer.id, kind: 'proposal.sent', ...about },
    { authorId: client.id, kind: 'proposal.accepted', ...about },
    { authorId: freelancer.id, kind: 'delivery.submitted', version: 1, ...about },
    { authorId: client.id, kind: 'delivery.changes_requested', version: 1, ...about },
    { authorId: freelancer.id, kind: 'delivery.submitted', version: 2, ...about },
    { authorId: client.id, kind: 'delivery.approved', version: 2, ...about },
  ])
})

test('a conversation that begins at the end shows the same lines as one that was there all along', async () => {
  const t = await startTestApp()
  const [early, late] = [await arrangeConversation(t), await arrangeConversation(t)]
  await early.send(early.client, 'Hello!')
  for (const { client, freelancer, proposalId } of [early, late]) {
    const url = `/api/proposals/${proposalId}`
    await t.as(client).post(`${url}/accept`)
    await t.as(freelancer).post(`${url}/deliverables`, uploadForm())
    await t.as(client).post(`${url}/deliverables/reject`)
    await t.as(freelancer).post(`${url}/deliverables`, uploadForm())
    await t.as(client).post(`${url}/deliverables/approve`)
  }

  await late.send(late.client, 'Thank you!')

  const linesOf = async ({ client, page }: typeof early) =>
    (await page(client)).messages.flatMap(({ event }) => (event ? [[event.kind, event.version]] : []))
  expect(await linesOf(late)).toEqual(await linesOf(early))
  const at = (await late.page(late.client)).messages.map(({ createdAt }) => createdAt)
  expect(at).toEqual([...at].sort())
})

test('those who were not chosen get a line where they talk with the client, and no conversation where they do not', async () => {
  const t = await startTestApp()
  const { client, freelancer, projectId, send, page } = await arrangeConversation(t)
  const silent = await t.insertProposal({ projectId })
  const chosen = await t.insertProposal({ projectId })
  await send(client, 'Hello!')
  const publish = vi.spyOn(t.deps.live, 'publish')

  await t.as(client).post(`/api/proposals/${chosen.id}/accept`)

  expect((await page(freelancer)).messages.at(-1)?.event?.kind).toBe('proposal.not_selected')
  const messages = publish.mock.calls.filter(([, event]) => event.type === 'message')
  expect(messages.map(([userIds]) => userIds)).toEqual([[client.id, freelancer.id]])
  expect(await t.value('select count(*) from conversation_members where user_id = $1', [silent.freelancerId])).toBe(0)
})

test('a line leaves nothing unread and is no answer', async () => {
  const t = await startTestApp()
  const { client, freelancer, proposalId, send } = await arrangeConversation(t)
  await send(client, 'Hello!')
  await t.as(freelancer).post('/api/conversations', { userId: client.id })

  await t.as(client).post(`/api/proposals/${proposalId}/accept`)
  await t.as(freelancer).post(`/api/proposals/${proposalId}/deliverables`, uploadForm())

  expect((await t.as(client).get(`/api/conversation-with/${freelancer.id}`)).json().unread).toBe(0)
  expect((await t.as(freelancer).get(`/api/conversation-with/${client.id}`)).json().unread).toBe(1)
})

test('typing is told to the other member, while one may write to them', async () => {
  const t = await startTestApp()
  const { client, freelancer, conversationId, url, send } = await arrangeConversation(t)
  const stranger = await t.insertUser()
  const partnerOf = (person: { id: string }) => findTypingPartner(t.db, { conversationId, userId: person.id })

  expect([await partnerOf(client), await partnerOf(freelancer), await partnerOf(stranger)]).toEqual([
    freelancer.id,
    undefined,
    undefined,
  ])
  await send(client, 'Hello!')
  expect(await partnerOf(freelancer)).toBe(client.id)
  await t.as(client).post(`${url}/block`)
  expect([await partnerOf(client), await partnerOf(freelancer)]).toEqual([undefined, undefined])
})
