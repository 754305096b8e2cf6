import { beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

/** Three unread notices about one person, the oldest first: their ids fall with their age. */
async function arrange() {
  const [actor, receiver] = [await t.insertUser(), await t.insertUser()]
  const ids = ['3', '2', '1'].map((digit) => `${digit}0000000-0000-4000-8000-${t.newId().slice(-12)}`)
  const text = `insert into notifications (id, user_id, kind, facts, event_key, created_at)
    select id, $1, 'proposal.received', jsonb_build_object('actorId', $2::text, 'actorName', 'Ada'), id::text,
      now() - interval '9 days' + age * interval '1 day' from unnest($3::uuid[]) with ordinality as given (id, age)`
  await t.pool.query(text, [receiver.id, actor.id, ids])
  const mark = async (body: object) => (await t.as(receiver).post('/api/notifications/read', body)).statusCode
  return {
    readAll: () => mark({ upTo: new Date().toISOString() }),
    readThese: () => mark({ ids }),
    leave: async () => (await t.as(actor).post('/api/account/deletion', { password: testPassword })).statusCode,
    middle: { table: 'notifications', id: String(ids[1]) },
    unread: () => t.value('select count(*) from notifications where user_id = $1 and read_at is null', [receiver.id]),
  }
}

test('one reads all notices while the person they are about deletes their account', async () => {
  const { readAll, leave, middle, unread } = await arrange()

  const answers = await t.race(middle, [leave, readAll])

  expect(answers).toEqual([204, 200])
  expect(await unread()).toBe(0)
})

test('two tabs read the same notices at once', async () => {
  const { readAll, readThese, middle, unread } = await arrange()

  const answers = await t.race(middle, [readThese, readAll])

  expect(answers).toEqual([200, 200])
  expect(await unread()).toBe(0)
})
