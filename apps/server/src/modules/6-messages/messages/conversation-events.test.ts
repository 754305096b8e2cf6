import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'
import { findTypingPartner } from './shared/find-typing-partner.ts'

type Conversation = Awaited<ReturnType<typeof arrangeConversation>>

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
    await t.as(freelancer).put(url, { version: 1, message: 'Cheaper now.', bidAmount: 450 })
    const offered = await t.as(client).post(`${url}/counters`, { version: 2, bidAmount: 400 })
    await t.as(freelancer).post(`${url}/counters/${offered.json().counters[0]._id}/accept`)
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

test('what becomes of a pending proposal is a line too, and both see it at once', async () => {
  const t = await startTestApp()
  const { client, freelancer, proposalId, send, page } = await arrangeConversation(t)
  await send(client, 'Hello!')
  const publish = vi.spyOn(t.deps.live, 'publish')

  await negotiate(t, { client, freelancer, proposalId })

  const lines = (await page(client)).messages.flatMap(({ authorId, event }) => (event ? [[authorId, event.kind]] : []))
  expect(lines.slice(1)).toEqual([
    [freelancer.id, 'proposal.edited'],
    [freelancer.id, 'proposal.withdrawn'],
    [freelancer.id, 'proposal.sent_again'],
    [client.id, 'proposal.countered'],
    [freelancer.id, 'proposal.countered'],
    [client.id, 'proposal.counter_accepted'],
  ])
  const told = publish.mock.calls.filter(([, event]) => event.type === 'message')
  expect(told).toHaveLength(6)
  for (const [userIds] of told) expect([...userIds].sort()).toEqual([client.id, freelancer.id].sort())
})

test('a declined counter-offer and a proposal that stays withdrawn are lines, and no conversation begins by them', async () => {
  const t = await startTestApp()
  const [talking, silent] = [await arrangeConversation(t), await arrangeConversation(t)]
  await talking.send(talking.client, 'Hello!')
  for (const { client, freelancer, proposalId } of [talking, silent]) {
    const url = `/api/proposals/${proposalId}`
    const offered = await t.as(client).post(`${url}/counters`, { version: 1, bidAmount: 400 })
    await t.as(freelancer).post(`${url}/counters/${offered.json().counters[0]._id}/decline`)
    await t.as(freelancer).post(`${url}/withdraw`)
  }

  const kinds = (await talking.page(talking.client)).messages.flatMap(({ event }) => (event ? [event.kind] : []))
  expect(kinds).toEqual(['proposal.sent', 'proposal.countered', 'proposal.counter_declined', 'proposal.withdrawn'])
  expect((await silent.page(silent.client)).messages).toEqual([])
  await silent.send(silent.client, 'What happened?')
  const late = (await silent.page(silent.client)).messages.flatMap(({ event }) => (event ? [event.kind] : []))
  expect(late).toEqual(kinds)
})

test('an edit that changes nothing is no line', async () => {
  const t = await startTestApp()
  const { client, freelancer, proposalId, send, page } = await arrangeConversation(t)
  await send(client, 'Hello!')
  const url = `/api/proposals/${proposalId}`
  const { message, bidAmount, deliveryTime, skills } = (await t.as(freelancer).get(`${url}/full`)).json()

  const same = { version: 1, message, bidAmount, deliveryTime, skills }
  expect((await t.as(freelancer).put(url, same)).json().version).toBe(1)

  expect((await page(client)).messages.filter(({ event }) => event)).toHaveLength(1)
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

test('an acceptance runs no more statements for 200 declined people it talks with than for 30', async () => {
  const t = await startTestApp()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const accept = async (count: number) => {
    const client = await t.insertUser('Maren')
    const project = await t.insertProject({ clientId: client.id })
    const chosen = await t.insertProposal({ projectId: project.id })
    const declined = await insertDeclined(t, { clientId: client.id, projectId: project.id, count })
    query.mockClear()
    const answer = await t.as(client).post(`/api/proposals/${chosen.id}/accept`)
    return { client, declined, status: answer.statusCode, statements: query.mock.calls.length }
  }

  const [few, many] = [await accept(30), await accept(200)]
  await t.runJobs()

  expect([few.status, many.status]).toEqual([200, 200])
  expect(many.statements).toBeLessThanOrEqual(few.statements)
  const told = `select count(*) from notifications where kind = 'proposal.not_selected' and user_id = any($1::uuid[])`
  expect(await t.value(told, [many.declined])).toBe(200)
  const lines = await t.pool.query(
    `select m.seq, m.change, m.event ->> 'proposalId' = a.id::text as own, c.last_seq, c.last_change,
       (select count(*) from conversation_members o where o.conversation_id = c.id and o.last_received_seq > 1) as unread
     from messages m join conversations c on c.id = m.conversation_id
     join conversation_members o on o.conversation_id = c.id and o.user_id = $1
     join proposals a on a.freelancer_id = o.other_id
     where m.kind = 'event' and m.author_id = $1`,
    [many.client.id],
  )
  expect(lines.rows).toEqual(
    Array.from({ length: 200 }, () => ({ seq: 2, change: 2, own: true, last_seq: 2, last_change: 2, unread: 0 })),
  )
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

async function negotiate(
  t: TestApp,
  { client, freelancer, proposalId }: Pick<Conversation, 'client' | 'freelancer' | 'proposalId'>,
) {
  const url = `/api/proposals/${proposalId}`
  await t.as(freelancer).put(url, { version: 1, message: 'Cheaper now.', bidAmount: 450 })
  await t.as(freelancer).post(`${url}/withdraw`)
  await t.as(freelancer).post(`${url}/send-again`)
  await t.as(client).post(`${url}/counters`, { version: 3, bidAmount: 400 })
  const answered = await t.as(freelancer).post(`${url}/counters`, { version: 3, bidAmount: 425 })
  const [, own] = answered.json().counters
  const accepted = await t.as(client).post(`${url}/counters/${own._id}/accept`)
  expect(accepted.statusCode).toBe(200)
}

async function insertDeclined(
  t: TestApp,
  { clientId, projectId, count }: { clientId: string; projectId: string; count: number },
) {
  const { rows } = await t.pool.query<{ id: string }>(
    `with people as (
       insert into users (username, email, email_key, password_hash)
       select 'Rui', n || '.' || $1 || '@example.com', n || '.' || $1 || '@example.com', 'x' from generate_series(1, $3::int) n
       returning id),
     proposed as (
       insert into proposals (project_id, freelancer_id, message, bid_cents, delivery_days, skills)
       select $2, id, 'Hello', 100, 1, '{}' from people),
     talks as (
       insert into conversations (low_id, high_id, last_seq, last_change)
       select least(id, $1::uuid), greatest(id, $1::uuid), 1, 1 from people returning id, low_id, high_id),
     pairs as (
       select id, low_id as me, high_id as other from talks union all select id, high_id, low_id from talks),
     members as (
       insert into conversation_members (conversation_id, user_id, other_id) select id, me, other from pairs),
     hellos as (
       insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
       select id, 1, 1, me, 'text', 'Hello', gen_random_uuid(), now() from pairs where me <> $1::uuid)
     select id from people`,
    [clientId, projectId, count],
  )
  return rows.map(({ id }) => id)
}
