import { type LiveEvent, liveEvent } from '@guildhall/contract'
import { describe, expect, test, vi } from 'vitest'
import { arrangeConversation } from '../../testing/conversations.ts'
import { expectFailure } from '../../testing/expect-failure.ts'
import { startTestApp } from '../../testing/test-app.ts'

const textsOf = ({ messages }: { messages: { text: string; event: { kind: string } | null }[] }) =>
  messages.map(({ text, event }) => event?.kind ?? text)

/** Without those about the receiver's notifications. */
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

describe('pages', () => {
  test('open at the unread line, and go on in both directions without gaps or doubles', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send, page } = await arrangeConversation(t, { isHired: true })
    for (let number = 1; number <= 18; number += 1) await send(client, `Message ${number}`) // the first is number 3
    await t.as(freelancer).post(`${url}/read`, { seq: 10 })

    const opened = await page(freelancer, '?around=unread&limit=3')
    const earlier = await page(freelancer, '?before=8&limit=5')
    const later = await page(freelancer, '?after=13&limit=50')
    const around = await page(freelancer, '?around=20&limit=2')
    const latest = await page(freelancer, '?limit=1')

    const seqs = [opened, earlier, later, around, latest].map(({ messages }) => messages.map(({ seq }) => seq))
    expect(seqs).toEqual([[8, 9, 10, 11, 12, 13], [3, 4, 5, 6, 7], [14, 15, 16, 17, 18, 19, 20], [19, 20], [20]])
    expect([opened, earlier, later, around, latest].map((one) => [one.hasEarlier, one.hasLater])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [true, false],
      [true, false],
    ])
    expect(opened).toMatchObject({ readSeq: 10, lastSeq: 20, change: 20 })
  })

  test('beyond the ends are empty and say which way the messages are', async () => {
    const t = await startTestApp()
    const { client, send, page } = await arrangeConversation(t)
    const none = await page(client)
    await send(client, 'Hello!')

    expect(none).toMatchObject({ messages: [], hasEarlier: false, hasLater: false, lastSeq: 0, change: 0 })
    expect(await page(client, '?before=1')).toMatchObject({ messages: [], hasEarlier: false, hasLater: true })
    expect(await page(client, '?after=2')).toMatchObject({ messages: [], hasEarlier: true, hasLater: false })
    expect(await page(client, '?after=900')).toMatchObject({ messages: [], hasEarlier: true, hasLater: false })
  })

  test.each(['?before=1&after=2', '?around=unread&before=1', '?limit=0', '?limit=101', '?before=-1', '?around=x'])(
    'refuse %s',
    async (query) => {
      const t = await startTestApp()
      const { client, url } = await arrangeConversation(t)

      expectFailure(await t.as(client).get(`${url}/messages${query}`), 400, 'request.invalid')
    },
  )

  test('carry the beginning of long texts; the message itself is whole', async () => {
    const t = await startTestApp()
    const { client, url, send, page, changes } = await arrangeConversation(t)
    const text = '💅'.repeat(20_000)

    const sent = (await send(client, text)).json()

    const start = { text: '💅'.repeat(2_000), textTruncated: true }
    expect(sent).toMatchObject(start)
    expect((await page(client)).messages.at(-1)).toEqual(sent)
    expect((await changes(client, 1)).messages).toEqual([sent])
    const whole = (await t.as(client).get(`${url}/messages/2`)).json()
    expect(whole.text).toBe(text)
    expect(whole.textTruncated).toBeUndefined()
  })
})

describe('reading', () => {
  test('moves forward only, counts what is left, and tells the other one', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, url, send, page } = await arrangeConversation(t)
    for (const text of ['One', 'Two', 'Three']) await send(client, text)
    const publish = vi.spyOn(t.deps.live, 'publish')
    const read = async (seq: number) => (await t.as(freelancer).post(`${url}/read`, { seq })).json()

    expect(await read(3)).toEqual({ readSeq: 3, unread: 1 })
    expect(await read(2)).toEqual({ readSeq: 3, unread: 1 })
    expect(await read(9_000)).toEqual({ readSeq: 4, unread: 0 })

    const told = [freelancer.id, client.id]
    expect(aboutMessages(publish.mock.calls)).toEqual([
      [told, { type: 'read', conversationId, userId: freelancer.id, seq: 3 }],
      [told, { type: 'read', conversationId, userId: freelancer.id, seq: 4 }],
    ])
    expect((await page(client)).otherReadSeq).toBe(4)
  })

  test('is not told where either has turned receipts off', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send, page } = await arrangeConversation(t)
    await send(client, 'One')
    const set = (readReceipts: boolean) => t.as(freelancer).put('/api/conversations/settings', { readReceipts })
    await set(false)
    const publish = vi.spyOn(t.deps.live, 'publish')

    await t.as(freelancer).post(`${url}/read`, { seq: 2 })

    expect(aboutMessages(publish.mock.calls).map(([userIds]) => userIds)).toEqual([[freelancer.id]])
    expect([(await page(client)).otherReadSeq, (await page(freelancer)).otherReadSeq]).toEqual([null, null])
    expect((await t.as(freelancer).get('/api/conversations/settings')).json()).toEqual({ readReceipts: false })
    expect((await t.as(client).get('/api/conversations/settings')).json()).toEqual({ readReceipts: true })
    await set(true)
    expect((await page(client)).otherReadSeq).toBe(2)
  })

  test('what one writes oneself is read, unless something before it was not', async () => {
    const t = await startTestApp()
    const { client, freelancer, send, page } = await arrangeConversation(t, { isHired: true })
    await send(client, 'Hello!')
    await send(client, 'Are you there?')
    const caughtUp = (await page(client)).readSeq
    await send(freelancer, 'Yes, I am writing an answer')

    await send(client, 'Ah, good.')

    expect([caughtUp, (await page(client)).readSeq]).toEqual([4, 4])
    expect((await t.as(client).get(`/api/conversation-with/${freelancer.id}`)).json().unread).toBe(1)
  })
})

describe('editing and deleting', () => {
  test('an edit shows to both as edited, and what it said before is kept', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, url, send, changes } = await arrangeConversation(t)
    const sent = (await send(client, 'Helo!')).json()

    const edited = await t.as(client).put(`${url}/messages/2`, { text: 'Hello!' })

    expect(edited.json()).toMatchObject({ ...sent, text: 'Hello!', change: 3, editedAt: expect.any(String) })
    expect((await changes(freelancer, 2)).messages).toEqual([edited.json()])
    expect(
      await t.value('select json_agg(text) from message_versions where conversation_id = $1', [conversationId]),
    ).toEqual(['Helo!'])
  })

  test('an edit that changes nothing is not an edit', async () => {
    const t = await startTestApp()
    const { client, url, send } = await arrangeConversation(t)
    const sent = (await send(client, 'Hello!')).json()

    expect((await t.as(client).put(`${url}/messages/2`, { text: 'Hello!' })).json()).toEqual(sent)
  })

  test('a deleted message leaves an empty line, also when deleted twice', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, url, send, page } = await arrangeConversation(t)
    await send(client, 'My number is +49 170 1234567')

    const answers = [await t.as(client).delete(`${url}/messages/2`), await t.as(client).delete(`${url}/messages/2`)]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const left = (await page(freelancer)).messages.at(-1)
    expect(left).toMatchObject({ seq: 2, change: 3, text: '', offPlatform: null, deletedAt: expect.any(String) })
    expect(answers.map((answer) => answer.json())).toEqual([left, left])
    expectFailure(await t.as(client).put(`${url}/messages/2`, { text: 'Back' }), 409, 'message.deleted')
    const kept = 'select text from message_versions where conversation_id = $1'
    expect(await t.value(kept, [conversationId])).toBe('My number is +49 170 1234567')
  })

  test('both end 15 minutes after the message was sent, to the millisecond', async () => {
    const t = await startTestApp()
    const { client, url, send } = await arrangeConversation(t)
    const start = Date.now()
    t.setClock(new Date(start))
    await send(client, 'One')
    await send(client, 'Two')
    const edit = () => t.as(client).put(`${url}/messages/2`, { text: 'One!' })

    t.setClock(new Date(start + 15 * 60_000))
    const inTime = [await edit(), await t.as(client).delete(`${url}/messages/3`)]
    t.setClock(new Date(start + 15 * 60_000 + 1))
    const late = [
      await t.as(client).put(`${url}/messages/2`, { text: 'One?' }),
      await t.as(client).delete(`${url}/messages/2`),
    ]

    expect(inTime.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    for (const response of late) expectFailure(response, 409, 'message.too_late')
  })

  test('only the author can, and nobody can change an event', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)
    await send(client, 'Hello!')

    for (const [person, seq] of [
      [freelancer, 2],
      [freelancer, 1],
      [client, 1],
    ] as const) {
      expectFailure(await t.as(person).put(`${url}/messages/${seq}`, { text: 'x' }), 403, 'message.not_yours')
      expectFailure(await t.as(person).delete(`${url}/messages/${seq}`), 403, 'message.not_yours')
    }
  })

  test.each(['0', '3', '-1', 'x', '1.5', '99999999999999999999'])('message %s is not found', async (seq) => {
    const t = await startTestApp()
    const { client, url, send } = await arrangeConversation(t)
    await send(client, 'Hello!')

    expectFailure(await t.as(client).get(`${url}/messages/${seq}`), 404, 'message.not_found')
    expectFailure(await t.as(client).put(`${url}/messages/${seq}`, { text: 'x' }), 404, 'message.not_found')
    expectFailure(await t.as(client).delete(`${url}/messages/${seq}`), 404, 'message.not_found')
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

describe('searching a conversation', () => {
  test('finds text in any case, newest first; not what was deleted, not events, and no patterns', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t, { isHired: true })
    for (const text of ['The GLAZE is blue', 'A 10% glaze', 'glaze to delete', 'Nothing']) await send(client, text)
    await t.as(client).delete(`${url}/messages/5`)
    const search = async (needle: string) =>
      (await t.as(freelancer).get(`${url}/messages/search?search=${encodeURIComponent(needle)}`)).json()

    expect(textsOf(await search('glaze'))).toEqual(['A 10% glaze', 'The GLAZE is blue'])
    expect(textsOf(await search('10%'))).toEqual(['A 10% glaze'])
    expect(textsOf(await search('proposal'))).toEqual([])
    expect((await search('_')).messages).toEqual([])
    expect((await search('glaze')).nextBefore).toBeNull()
  })

  test('reads a part at a time, and reaches every match by going on', async () => {
    const t = await startTestApp()
    const { client, conversationId, url, send } = await arrangeConversation(t)
    await send(client, 'needle at the beginning')
    await t.pool.query(
      `insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
        select $1, n, n, $2, 'text', case when n % 40 = 0 then 'a needle' else 'hay' end, gen_random_uuid(), now()
        from generate_series(3, 12000) n`,
      [conversationId, client.id],
    )
    await t.pool.query('update conversations set last_seq = 12000, last_change = 12000 where id = $1', [conversationId])

    const found: number[] = []
    let before = ''
    let calls = 0
    for (;;) {
      const hits = (await t.as(client).get(`${url}/messages/search?search=needle${before}`)).json()
      found.push(...hits.messages.map((one: { seq: number }) => one.seq))
      calls += 1
      if (hits.nextBefore === null) break
      before = `&before=${hits.nextBefore}`
    }

    expect(found).toEqual([...Array.from({ length: 300 }, (_, index) => 12_000 - index * 40), 2])
    expect(calls).toBeLessThan(12)
  })
})
