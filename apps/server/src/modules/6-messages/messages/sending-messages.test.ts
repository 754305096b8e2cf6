import { type LiveEvent, liveEvent } from '@guildhall/contract'
import { describe, expect, test, vi } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const textsOf = ({ messages }: { messages: { text: string; event: { kind: string } | null }[] }) =>
  messages.map(({ text, event }) => event?.kind ?? text)

const aboutMessages = (published: [readonly string[], LiveEvent][]) =>
  published.filter(([, { type }]) => type !== 'changed')

describe('sending', () => {
  test('starts with what happened before, and both read the same', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, proposalId, send, page } = await arrangeConversation(t)

    const sent = await send(client, 'Hello! **When** could you start?')

    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json()).toMatchObject({ conversationId, seq: 2, authorId: client.id, kind: 'text', editedAt: null })
    const [theirs, mine] = [await page(freelancer), await page(client)]
    expect(theirs.messages).toEqual(mine.messages)
    expect(textsOf(theirs)).toEqual(['proposal.sent', 'Hello! **When** could you start?'])
    expect(theirs.messages[0]).toMatchObject({ authorId: freelancer.id, clientId: null, event: { proposalId } })
    expect(theirs).toMatchObject({ hasEarlier: false, hasLater: false, lastSeq: 2, change: 2, readSeq: 0 })
  })

  test('again with the same clientId is answered with the message as stored, however late', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send, page } = await arrangeConversation(t)
    const clientId = t.newId()
    const first = await send(client, 'Hello!', clientId)
    await t.as(freelancer).post(`${url}/block`)

    const again = await send(client, 'Hello! Still there?', clientId)

    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    expect((await page(client)).lastSeq).toBe(2)
  })

  test('the same clientId in another conversation is refused', async () => {
    const t = await startTestApp()
    const { client, send } = await arrangeConversation(t)
    const clientId = t.newId()
    await send(client, 'Hello!', clientId)
    const project = await t.insertProject({ clientId: client.id })
    const { freelancerId } = await t.insertProposal({ projectId: project.id })
    const { _id } = (await t.as(client).post('/api/conversations', { userId: freelancerId })).json()

    const response = await t.as(client).post(`/api/conversations/${_id}/messages`, { clientId, text: 'Hello!' })

    expectFailure(response, 409, 'message.client_id_reused')
  })

  test('two people may use the same clientId', async () => {
    const t = await startTestApp()
    const { client, freelancer, send } = await arrangeConversation(t)
    const clientId = t.newId()

    const answers = [await send(client, 'Ping', clientId), await send(freelancer, 'Pong', clientId)]

    expect(answers.map((answer) => [answer.statusCode, answer.json().text])).toEqual([
      [201, 'Ping'],
      [201, 'Pong'],
    ])
  })

  test('tells both members at once, with the message if it is small', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, send } = await arrangeConversation(t)
    const publish = vi.spyOn(t.deps.live, 'publish')

    const small = (await send(client, 'Hello!')).json()
    await send(client, '💅'.repeat(2_000))

    const members = [client.id, freelancer.id]
    for (const [, event] of publish.mock.calls) expect(liveEvent.parse(event)).toEqual(event)
    expect(aboutMessages(publish.mock.calls)).toEqual([
      [members, { type: 'message', conversationId, members, change: 2, message: small }],
      [members, { type: 'message', conversationId, members, change: 3 }],
    ])
  })

  test('marks what asks to pay or talk elsewhere, until a proposal is accepted', async () => {
    const t = await startTestApp()
    const before = await arrangeConversation(t)
    const hired = await arrangeConversation(t, { isHired: true })
    const text = 'Write to me at maren@example.org'

    const marked = (await before.send(before.client, text)).json()
    const edited = (
      await t.as(before.client).put(`${before.url}/messages/${marked.seq}`, { text: 'As you like.' })
    ).json()
    const free = (await hired.send(hired.client, text)).json()

    expect([marked.offPlatform, edited.offPlatform, free.offPlatform]).toEqual(['contact', null, null])
  })
})

describe('texts', () => {
  const bidi = 'invoice \u202Efdp.exe\u202C \u2066x\u2069 \u200F'
  test.each([
    ['bidi controls', bidi],
    ['markup', '<img src=x onerror=alert(1)> [x](javascript:alert(1)) `code`'],
    ['20,000 characters outside the basic plane', '𝔊'.repeat(20_000)],
    ['combining marks', `Z${'\u0351'.repeat(5_000)}`],
    ['line breaks and spaces', '  one\r\n\ttwo\u2028three  '],
  ])('are kept exactly as sent: %s', async (_name, text) => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)

    const sent = await send(client, text)

    expect(sent.statusCode, sent.body).toBe(201)
    expect((await t.as(freelancer).get(`${url}/messages/2`)).json().text).toBe(text)
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \n\t'],
    ['20,001 characters', 'a'.repeat(20_001)],
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
    ['no text', 7],
  ])('are refused, sent and edited: %s', async (_name, text) => {
    const t = await startTestApp()
    const { client, url, send, page } = await arrangeConversation(t)
    await send(client, 'Hello!')

    const sent = await t.as(client).post(`${url}/messages`, { clientId: t.newId(), text })
    const edited = await t.as(client).put(`${url}/messages/2`, { text })

    expectFailure(sent, 400, 'request.invalid')
    expectFailure(edited, 400, 'request.invalid')
    expect((await page(client)).messages.at(-1)).toMatchObject({ seq: 2, text: 'Hello!', editedAt: null })
  })

  test('a clientId must be a UUID', async () => {
    const t = await startTestApp()
    const { client, send } = await arrangeConversation(t)

    expectFailure(await send(client, 'Hello!', 'first'), 400, 'request.invalid')
  })
})
