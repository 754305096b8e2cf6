import { describe, expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

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
