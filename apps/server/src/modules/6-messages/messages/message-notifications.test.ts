import { describe, expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { startTestApp } from '../../../testing/test-app.ts'

test('messages of one person are one notification that counts, until they are read', async () => {
  const t = await startTestApp()
  const client = await t.insertUser('Maren')
  const project = await t.insertProject({ clientId: client.id })
  const freelancer = await t.insertUser()
  await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
  const { _id } = (await t.as(client).post('/api/conversations', { userId: freelancer.id })).json()
  const url = `/api/conversations/${_id}`
  const send = (text: string) => t.as(client).post(`${url}/messages`, { clientId: t.newId(), text })
  const listed = async () =>
    (await t.as(freelancer).get('/api/notifications')).json() as {
      kind: string
      text: string
      readAt: string | null
    }[]

  await send('Hello!')
  await send('One more thing.')
  const unread = await listed()
  const { lastSeq } = (await t.as(freelancer).get(`${url}/messages`)).json()
  await t.as(freelancer).post(`${url}/read`, { seq: lastSeq })
  const read = await listed()

  expect(unread.map(({ kind, readAt }) => [kind, readAt])).toEqual([['message.received', null]])
  expect(unread[0]?.text).toBe('Maren sent you 2 messages.')
  expect(read.map(({ readAt }) => readAt === null)).toEqual([false])
})

describe('a muted conversation', () => {
  test('notifies and mails nobody, and its messages still count as unread', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)
    const notified = async () => (await t.as(freelancer).get('/api/notifications')).json().length as number

    const muted = await t.as(freelancer).post(`${url}/mute`)
    await send(client, 'Hello!')
    await t.runJobs(true)

    expect(muted.json()).toMatchObject({ isMuted: true, isBlockedByYou: false })
    expect([await notified(), await t.mailsTo(freelancer.email)]).toEqual([0, []])
    const { conversations } = (await t.as(freelancer).get('/api/conversations')).json()
    expect(conversations).toMatchObject([{ unread: 1, isMuted: true }])
    expect((await t.as(freelancer).get('/api/conversations/unread')).json()).toEqual({ conversations: 1 })
    expect((await t.as(client).get(`/api/conversation-with/${freelancer.id}`)).json().isMuted).toBe(false)
  })

  test('still notifies of what happens to a proposal, and of messages once it is unmuted', async () => {
    const t = await startTestApp()
    const { client, freelancer, proposalId, url, send } = await arrangeConversation(t)
    await t.as(freelancer).post(`${url}/mute`)
    await t.as(client).post(`/api/proposals/${proposalId}/accept`)
    await send(client, 'Hello!')

    const unmuted = await t.as(freelancer).delete(`${url}/mute`)
    await send(client, 'Are you there?')

    const listed = (await t.as(freelancer).get('/api/notifications')).json() as { kind: string; text: string }[]
    expect(unmuted.json()).toMatchObject({ isMuted: false })
    expect(listed.map(({ kind }) => kind).sort()).toEqual(['message.received', 'proposal.accepted'])
    expect(listed.find(({ kind }) => kind === 'message.received')?.text).toMatch(/sent you a message/)
  })

  test('settles the notification that waits, so that no mail follows', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)
    await send(client, 'Hello!')

    await t.as(freelancer).post(`${url}/mute`)
    await t.runJobs(true)

    const listed = (await t.as(freelancer).get('/api/notifications')).json() as { readAt: string | null }[]
    expect(listed.map(({ readAt }) => readAt === null)).toEqual([false])
    expect(await t.mailsTo(freelancer.email)).toEqual([])
  })
})
