import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { buffersOf, recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

// Texts that cannot be compressed are stored in pages of their own, so these tell how many a search reads.
const messages = 60
const letters = 19_200

let t: TestApp
let scene: Awaited<ReturnType<typeof arrangeConversation>>
let connection: pg.Client
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  scene = await arrangeConversation(t, { isHired: true })
  await t.pool.query(
    `insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
      select $1, n, n, $2, 'text', case n when ${messages} then 'Grüße ' when 1 then 'Anfang ' else '' end
        || (select string_agg(md5(n || ' ' || part), '') from generate_series(1, ${letters / 32}) part), gen_random_uuid(), now()
      from generate_series(1, ${messages}) n`,
    [scene.conversationId, scene.freelancer.id],
  )
  await t.pool.query(`update conversations set last_seq = ${messages}, last_change = ${messages} where id = $1`, [
    scene.conversationId,
  ])
  await t.pool.query('update conversation_members set latest_at = now() where conversation_id = $1', [
    scene.conversationId,
  ])
  await t.vacuumAnalyze('messages')
  connection = new pg.Client(t.url)
  await connection.connect()
})
afterAll(() => connection.end())

test.each([
  ['/api/conversations/search?search=zz', 0],
  ['/api/conversations/search?search=grüße', 1],
  ['/api/conversations/search?search=anfang', 0],
  ['/api/find?q=zz', 0],
  ['/api/find?q=grüße', 1],
])('%s looks through the latest of very long messages', async (path, found) => {
  const sent = await recordStatements(async () => {
    const { statusCode, body } = await t.as(scene.client).get(path)
    const answer = JSON.parse(body)
    expect([statusCode, (answer.conversations ?? answer.found).length]).toEqual([200, found])
  })

  expect(await buffersOf(connection, sent)).toBeLessThan(200)
})
