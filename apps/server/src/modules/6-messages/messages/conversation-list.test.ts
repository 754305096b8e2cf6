import type { ConversationListView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

async function arrangeList(t: TestApp, count: number, text = (index: number) => `Hello ${index}`) {
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id })
  const start = Date.now()
  const talks: { freelancer: Awaited<ReturnType<TestApp['insertUser']>>; id: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const freelancer = await t.insertUser(`Freelancer ${index}`)
    await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
    const { _id: id } = (await t.as(client).post('/api/conversations', { userId: freelancer.id })).json()
    t.setClock(new Date(start + Math.floor(index / 2))) // every two at the same instant
    await t.as(client).post(`/api/conversations/${id}/messages`, { clientId: t.newId(), text: text(index) })
    talks.push({ freelancer, id })
  }
  t.setClock(new Date(start + count))
  const list = async (person: { token: string }, query = '') =>
    (await t.as(person).get(`/api/conversations${query}`)).json() as ConversationListView
  return { client, talks, list }
}

test('the list is paged from the latest on, without gaps or doubles', async () => {
  const t = await startTestApp()
  const { client, talks, list } = await arrangeList(t, 7)

  const seen: string[] = []
  let query = '?limit=3'
  for (;;) {
    const page = await list(client, query)
    seen.push(...page.conversations.map(({ _id }) => _id))
    if (!page.nextCursor) break
    query = `?limit=3&cursor=${page.nextCursor}`
  }

  expect(new Set(seen).size).toBe(7)
  expect(seen).toEqual((await list(client)).conversations.map(({ _id }) => _id))
  expect(seen[0]).toBe(talks[6]?.id)
})

test('a row shows the person, the latest message and what is unread', async () => {
  const t = await startTestApp()
  const { client, talks, list } = await arrangeList(t, 2, () => `**Long** ${'x'.repeat(500)}`)
  const [first] = talks
  const post = (text: string) =>
    t.as(first!.freelancer).post(`/api/conversations/${first!.id}/messages`, { clientId: t.newId(), text })
  await post('Yes?')
  await post('Are you there?')

  const [top, next] = (await list(client)).conversations

  expect(top).toMatchObject({
    _id: first?.id,
    person: { _id: first?.freelancer.id, name: 'Freelancer 0', title: '', profileImage: '' },
    unread: 2,
    latest: { seq: 4, authorId: first?.freelancer.id, kind: 'text', text: 'Are you there?', deletedAt: null },
  })
  expect(next).toMatchObject({ unread: 0, latest: { text: `**Long** ${'x'.repeat(191)}` } })
  expect((await list(first!.freelancer)).conversations).toMatchObject([{ _id: first?.id, unread: 1 }])
})

test('unread conversations are counted for the badge; deleted messages and events do not count', async () => {
  const t = await startTestApp()
  const { client, talks, list } = await arrangeList(t, 3)
  const count = async (person: { token: string }) =>
    (await t.as(person).get('/api/conversations/unread')).json().conversations
  const [one, two] = talks
  const url = `/api/conversations/${one!.id}`
  const counts = [await count(client), await count(one!.freelancer)]
  for (const { freelancer, id } of [one!, two!]) {
    await t.as(freelancer).post(`/api/conversations/${id}/messages`, { clientId: t.newId(), text: 'Hello' })
  }
  counts.push(await count(client))
  await t.as(one!.freelancer).delete(`${url}/messages/3`)
  counts.push(await count(client))
  const unread = Object.fromEntries((await list(client)).conversations.map((row) => [row._id, row.unread]))
  expect(unread).toMatchObject({ [one!.id]: 0, [two!.id]: 1 })
  await t.as(two!.freelancer).post(`/api/conversations/${two!.id}/read`, { seq: 2 })
  counts.push(await count(two!.freelancer))

  expect(counts).toEqual([0, 1, 2, 1, 0])
})

test('an unread count stops at 100', async () => {
  const t = await startTestApp()
  const { client, talks, list } = await arrangeList(t, 1)
  const [{ freelancer, id }] = talks as [(typeof talks)[number]]
  await t.as(freelancer).post(`/api/conversations/${id}/messages`, { clientId: t.newId(), text: 'Hello' })
  await t.pool.query(
    `insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
      select $1, n, n, $2, 'text', 'x', gen_random_uuid(), now() from generate_series(4, 300) n`,
    [id, freelancer.id],
  )
  await t.pool.query('update conversations set last_seq = 300, last_change = 300 where id = $1', [id])

  expect((await list(client)).conversations[0]?.unread).toBe(100)
})

test('a search finds people by name and messages by text, in any case, within the own conversations', async () => {
  const t = await startTestApp()
  const { client, talks } = await arrangeList(t, 4, (index) =>
    index === 2 ? 'The GLAZE is 10% blue' : `Hello ${index}`,
  )
  const { client: other } = await arrangeList(t, 1, () => 'glaze')
  const search = async (person: { token: string }, needle: string) =>
    (await t.as(person).get(`/api/conversations/search?search=${encodeURIComponent(needle)}`)).json().conversations

  const [byText, byName, byPattern] = [
    await search(client, 'glaze'),
    await search(client, 'LANCER 1'),
    await search(client, '%%'),
  ]

  expect(byText).toMatchObject([{ _id: talks[2]?.id, match: { seq: 2, text: 'The GLAZE is 10% blue' } }])
  expect(byName).toMatchObject([{ _id: talks[1]?.id, match: null }])
  expect(byPattern).toEqual([])
  expect(await search(client, '10% BLUE')).toHaveLength(1)
  expect(await search(other, 'glaze')).toHaveLength(1)
  expect(await search(other, 'lancer 3')).toEqual([])

  const [hidden] = talks as [(typeof talks)[number]]
  const said = { clientId: t.newId(), text: 'Send the fee by wire' }
  await t.as(hidden.freelancer).post(`/api/conversations/${hidden.id}/messages`, said)
  const report = { kind: 'message', targetId: hidden.id, seq: 3 }
  await hide(t, { reporter: client, person: hidden.freelancer, report })
  expect(await search(client, 'by wire')).toEqual([])
  expect(await search(hidden.freelancer, 'by wire')).toHaveLength(1)
})
