import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

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
