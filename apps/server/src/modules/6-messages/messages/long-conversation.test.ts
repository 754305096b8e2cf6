import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { buffersOf, recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type PageStatement, pageStatements } from './message-page.queries.ts'

const length = 100_000
const middle = length / 2

let t: TestApp
let scene: Awaited<ReturnType<typeof arrangeConversation>>
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  scene = await arrangeConversation(t, { isHired: true })
  const { conversationId, client, freelancer } = scene
  await t.pool.query(
    `insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
      select $1, n, n, case n % 2 when 0 then $2::uuid else $3::uuid end, 'text', 'Message ' || n, gen_random_uuid(), now()
      from generate_series(1, ${length}) n`,
    [conversationId, client.id, freelancer.id],
  )
  await t.pool.query(`update conversations set last_seq = ${length}, last_change = ${length} where id = $1`, [
    conversationId,
  ])
  await t.pool.query(
    `update conversation_members set last_read_seq = ${middle}, last_received_seq = ${length - 1}, latest_at = now()
      where conversation_id = $1`,
    [conversationId],
  )
  await t.vacuumAnalyze('messages')
})

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

async function blocksOf(name: PageStatement, from: number): Promise<number> {
  const text = `explain (analyze, buffers, format json) ${pageStatements[name]}`
  const plan = (await t.value(text, [scene.conversationId, scene.client.id, from, 50])) as [Plan]
  return plan[0].Plan['Shared Hit Blocks'] + plan[0].Plan['Shared Read Blocks']
}

describe('a conversation of 100,000 messages', () => {
  test.each([
    ['messages_unread', 0],
    ['messages_around', middle],
    ['messages_before', 10],
    ['messages_before', middle],
    ['messages_before', Number.MAX_SAFE_INTEGER],
    ['messages_after', middle],
    ['messages_changes', length - 10],
    ['messages_changes', 0],
  ] as const)('%s from %d reads what it shows, not what lies around it', async (name, from) => {
    expect(await blocksOf(name, from)).toBeLessThan(250)
  })

  test('opens at its unread line', async () => {
    const page = await scene.page(scene.client, '?around=unread')

    expect(page.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => middle - 49 + index))
    expect(page).toMatchObject({ hasEarlier: true, hasLater: true, lastSeq: length, readSeq: middle })
  })

  test('opens by statements that read hardly more than those of one that is short', async () => {
    const short = await arrangeConversation(t, { isHired: true })
    for (let sent = 0; sent < 100; sent += 1) await short.send(sent % 2 ? short.client : short.freelancer, 'Message')
    const connection = new pg.Client(t.url)
    await connection.connect()
    onTestFinished(() => connection.end())
    const readBy = async ({ client, page }: typeof scene) =>
      buffersOf(connection, await recordStatements(() => page(client, '?around=50&limit=50')))

    expect((await readBy(scene)) / (await readBy(short))).toBeLessThan(2)
  })
})
