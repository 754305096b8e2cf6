import { describe, expect, test } from 'vitest'
import { arrangeConversation } from '../../testing/conversations.ts'
import { startTestApp } from '../../testing/test-app.ts'

describe('a conversation', () => {
  test('is opened by the client, starts with what happened before, and both read the same', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, send, page } = await arrangeConversation(t)

    const sent = await send(client, 'Hello! **When** could you start?')

    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json()).toMatchObject({ conversationId, seq: 2, authorId: client.id, kind: 'text' })
    const [theirs, mine] = [await page(freelancer), await page(client)]
    expect(theirs.messages).toEqual(mine.messages)
    expect(theirs.messages.map((one) => one.event?.kind ?? one.text)).toEqual([
      'proposal.sent',
      'Hello! **When** could you start?',
    ])
    expect(theirs).toMatchObject({ hasEarlier: false, hasLater: false, lastSeq: 2, change: 2, readSeq: 0 })
  })
})
