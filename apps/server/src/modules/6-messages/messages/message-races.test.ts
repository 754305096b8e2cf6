import { expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

test('messages that race are all stored, numbered without gaps', async () => {
  const t = await startTestApp()
  const { client, freelancer, conversationId, send, page } = await arrangeConversation(t, { isHired: true })
  await send(client, 'First')

  const answers = await t.race({ table: 'conversations', id: conversationId }, [
    () => send(client, 'One'),
    () => send(freelancer, 'Two'),
    () => send(client, 'Three'),
    () => send(freelancer, 'Four'),
  ])

  const sent = answers.map((answer) => answer.json()).sort((one, other) => one.seq - other.seq)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(sent.map(({ seq, change }) => [seq, change])).toEqual([4, 5, 6, 7].map((number) => [number, number]))
  expect((await page(client, '?after=3')).messages).toEqual(sent)
})

test('a message that is sent twice at once is stored once', async () => {
  const t = await startTestApp()
  const { client, conversationId, send, page } = await arrangeConversation(t)
  await send(client, 'First')
  const clientId = t.newId()
  const resend = () => send(client, 'Hello!', clientId)

  const answers = await t.race({ table: 'conversations', id: conversationId }, [resend, resend, resend])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await page(client)).lastSeq).toBe(3)
})

test('an edit and a deletion that race leave a deleted message', async () => {
  const t = await startTestApp()
  const { client, conversationId, url, send, changes } = await arrangeConversation(t)
  await send(client, 'Hello!')

  const [deleted, edited] = await t.race({ table: 'conversations', id: conversationId }, [
    () => t.as(client).delete(`${url}/messages/2`),
    () => t.as(client).put(`${url}/messages/2`, { text: 'Back again' }),
  ])

  expect(deleted?.statusCode).toBe(200)
  expectFailure(edited!, 409, 'message.deleted')
  expect((await changes(client, 2)).messages).toEqual([deleted?.json()])
})

test('an acceptance and a first message that race leave one line of the acceptance, whichever comes first', async () => {
  const t = await startTestApp()
  for (const isAcceptanceFirst of [true, false]) {
    const { client, conversationId, proposalId, send, page } = await arrangeConversation(t)
    const accept = () => t.as(client).post(`/api/proposals/${proposalId}/accept`)
    const write = () => send(client, 'Hello!')

    const answers = await t.race(
      { table: 'conversations', id: conversationId },
      isAcceptanceFirst ? [accept, write] : [write, accept],
    )

    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 201])
    const lines = (await page(client)).messages.map(({ event, text }) => event?.kind ?? text)
    expect(lines).toEqual(
      isAcceptanceFirst
        ? ['proposal.sent', 'proposal.accepted', 'Hello!']
        : ['proposal.sent', 'Hello!', 'proposal.accepted'],
    )
  }
})

test('writers of different conversations do not wait for each other', async () => {
  const t = await startTestApp()
  const [held, free] = [await arrangeConversation(t), await arrangeConversation(t)]
  await held.send(held.client, 'First')
  await free.send(free.client, 'First')
  const holder = await t.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from conversations where id = $1 for update', [held.conversationId])

    expect((await free.send(free.client, 'Hello!')).statusCode).toBe(201)
    expect((await held.page(held.freelancer)).lastSeq).toBe(2) // reading does not wait for a lock
    expect((await t.as(held.freelancer).post(`${held.url}/read`, { seq: 2 })).statusCode).toBe(200)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})
