import type { ConversationListView, MessagePageView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { demoPassword, loadDemo } from './load-demo.ts'

test('both accounts printed at start find conversations, in order, with events, a file and something unread', async () => {
  const t = await startTestApp()
  await loadDemo(t.deps)
  const signIn = async (email: string) =>
    t.as((await t.anonymous.post('/auth/login', { email, password: demoPassword })).json())
  const maren = await signIn('maren@demo.guildhall.example')
  const rui = await signIn('rui@demo.guildhall.example')
  const listOf = async (person: typeof maren) =>
    ((await person.get('/api/conversations')).json() as ConversationListView).conversations

  const [hers, his] = [await listOf(maren), await listOf(rui)]

  expect(hers.map(({ unread }) => unread)).toEqual([1, 0, 0])
  expect(his.map(({ unread }) => unread)).toEqual([0, 1, 0])
  const shared = hers[0]?._id
  expect(his[0]?._id).toBe(shared)
  for (const [person, list] of [
    [maren, hers],
    [rui, his],
  ] as const) {
    for (const { _id } of list) {
      const { messages } = (await person.get(`/api/conversations/${_id}/messages`)).json() as MessagePageView
      const times = messages.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
      expect(messages.some(({ event }) => event?.kind === 'proposal.sent')).toBe(true)
    }
  }
  const { messages } = (await rui.get(`/api/conversations/${shared}/messages`)).json() as MessagePageView
  const [file] = messages.flatMap(({ files }) => files)
  const bytes = await rui.get(`/api/conversations/${shared}/files/${file?._id}`)
  expect([bytes.statusCode, bytes.rawPayload.length]).toEqual([200, file?.size])
})

test('the conversations go on: the next message has the next number', async () => {
  const t = await startTestApp()
  await loadDemo(t.deps)
  const [row] = (
    await t.pool.query(`select c.id, c.last_seq, m.user_id from conversations c
      join conversation_members m on m.conversation_id = c.id join users u on u.id = m.user_id
      where u.email = 'rui@demo.guildhall.example' order by m.latest_at desc limit 1`)
  ).rows
  const rui = t.as(
    (await t.anonymous.post('/auth/login', { email: 'rui@demo.guildhall.example', password: demoPassword })).json(),
  )

  const sent = await rui.post(`/api/conversations/${row.id}/messages`, { clientId: t.newId(), text: 'Next' })

  expect(sent.json()).toMatchObject({ seq: row.last_seq + 1, change: row.last_seq + 1 })
})
