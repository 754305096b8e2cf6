import type { LiveEvent } from '@guildhall/contract'
import { describe, expect, test, vi } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const textsOf = ({ messages }: { messages: { text: string; event: { kind: string } | null }[] }) =>
  messages.map(({ text, event }) => event?.kind ?? text)

const aboutMessages = (published: [readonly string[], LiveEvent][]) =>
  published.filter(([, { type }]) => type !== 'changed')

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

  test('is not told to somebody the reader has blocked: it would say when they are there', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send, page } = await arrangeConversation(t)
    await send(client, 'One')
    await t.as(freelancer).post(`${url}/block`)
    const publish = vi.spyOn(t.deps.live, 'publish')

    await t.as(freelancer).post(`${url}/read`, { seq: 2 })

    expect(aboutMessages(publish.mock.calls).map(([userIds]) => userIds)).toEqual([[freelancer.id]])
    expect([(await page(client)).otherReadSeq, (await page(freelancer)).otherReadSeq]).toEqual([null, 2])
    const standing = await t.as(client).get(`/api/conversation-with/${freelancer.id}`)
    expect(standing.json().otherReadSeq).toBeNull()
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
