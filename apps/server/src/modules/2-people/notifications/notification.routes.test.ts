import { dayMs, notificationView, unreadCountCap } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Notice, notify } from './shared/notify.ts'
import { readStack } from './shared/read-stack.ts'
import { sweepNotifications } from './sweep-notifications.ts'

let t: TestApp
let ada: { id: string }
beforeAll(async () => {
  t = await startTestApp()
  ada = await t.insertUser()
})

const security = (userId: string, event: string): Notice => ({
  userId,
  kind: 'account.security',
  facts: { sentence: `Event ${event}.` },
  event,
})
const message = (userId: string, event: string, conversation = 'c1'): Notice => ({
  userId,
  kind: 'message.received',
  facts: { actorId: ada.id, actorName: 'Ada', conversationId: conversation },
  event,
  stack: conversation,
})
const tell = (...notices: Notice[]) => t.db.transaction((tx) => notify(t.deps, tx, notices))

type Person = { id: string; token: string }
const list = async (person: Person, query = '') => (await t.as(person).get(`/api/notifications${query}`)).json()
const unread = async (person: Person) => (await t.as(person).get('/api/notifications/unread-count')).json().unread

async function arrange(count: number) {
  const person = await t.insertUser()
  const start = Date.now()
  for (let event = 1; event <= count; event += 1) {
    t.setClock(new Date(start + event * 1_000))
    await tell(security(person.id, String(event)))
  }
  t.setClock(undefined)
  return person
}
const events = (notifications: { text: string }[]) => notifications.map(({ text }) => Number(/\d+/.exec(text)?.[0]))

describe('the list', () => {
  test('is paged from the newest on, with what each says and where it leads', async () => {
    const person = await arrange(5)

    const first = await t.as(person).get('/api/notifications?limit=2')
    const second = await t.as(person).get(`/api/notifications?limit=3&cursor=${String(first.headers['x-next-cursor'])}`)

    expect(first.json().map((one: unknown) => notificationView.strict().parse(one))).toHaveLength(2)
    expect([events(first.json()), first.headers['x-total-count']]).toEqual([[5, 4], '5'])
    expect([events(second.json()), second.headers['x-next-cursor']]).toEqual([[3, 2, 1], undefined])
  })

  test('can leave out what was read', async () => {
    const person = await arrange(3)
    const [, middle] = await list(person)
    await t.as(person).post('/api/notifications/read', { ids: [middle._id] })

    expect(events(await list(person, '?unread=true'))).toEqual([3, 1])
  })

  test('shows an event once, however often it is told', async () => {
    const person = await t.insertUser()

    await tell(security(person.id, '1'))
    await tell(security(person.id, '1'), security(person.id, '2'))

    expect(new Set(events(await list(person)))).toEqual(new Set([1, 2]))
    expect(await list(person)).toHaveLength(2)
  })

  test('shows an event once that is told again months later, with others in between', async () => {
    const person = await t.insertUser()
    const start = Date.now()
    for (const day of [0, 31, 62, 170]) {
      t.setClock(new Date(start + day * dayMs))
      await tell(security(person.id, '1'), message(person.id, 'm1'), security(person.id, `${day + 2}`))
    }
    t.setClock(undefined)

    const told = await list(person)
    expect(events(told).filter((event) => event === 1)).toEqual([1])
    expect(told.filter(({ text }: { text: string }) => text === 'Ada sent you a message.')).toHaveLength(1)
    expect(told).toHaveLength(6)
  })
})

describe('the unread count', () => {
  test('stops at its cap', async () => {
    const person = await t.insertUser()
    await t.pool.query(
      `insert into notifications (user_id, kind, facts, event_key)
       select $1, 'account.security', '{}', n::text from generate_series(1, 250) n`,
      [person.id],
    )

    expect(await unread(person)).toBe(unreadCountCap)
  })
})

describe('marking as read', () => {
  test('by id touches those of the caller alone, and can be repeated', async () => {
    const [person, other] = [await arrange(2), await arrange(1)]
    const ids = [...(await list(person)), ...(await list(other))].map(({ _id }: { _id: string }) => _id)

    const answers = [
      await t.as(person).post('/api/notifications/read', { ids }),
      await t.as(person).post('/api/notifications/read', { ids }),
    ]

    expect(answers.map((answer) => answer.json())).toEqual([{ unread: 0 }, { unread: 0 }])
    expect(await unread(other)).toBe(1)
  })

  test('all up to an instant leaves what came later unread', async () => {
    const person = await arrange(3)
    const [, seen] = await list(person)

    const answer = await t.as(person).post('/api/notifications/read', { upTo: seen.createdAt })

    expect(answer.json()).toEqual({ unread: 1 })
    expect(events(await list(person, '?unread=true'))).toEqual([3])
  })

  test.each([
    { name: 'nothing', body: {} },
    { name: 'no ids', body: { ids: [] } },
    { name: 'both', body: { ids: [crypto.randomUUID()], upTo: new Date().toISOString() } },
    { name: 'no instant', body: { upTo: 'yesterday' } },
    { name: 'an instant before the year 1', body: { upTo: '0001-01-01T00:00:00+00:01' } },
    { name: 'an instant after the year 9999', body: { upTo: '9999-12-31T23:59:59-00:01' } },
  ])('$name is refused', async ({ body }) => {
    expectFailure(await t.as(await t.insertUser()).post('/api/notifications/read', body), 400, 'request.invalid')
  })
})

describe('messages of a conversation', () => {
  test('share one notification while it is unread, which counts them', async () => {
    const person = await t.insertUser()

    await tell(message(person.id, 'm1'))
    await tell(message(person.id, 'm2'))
    await tell(message(person.id, 'm2'))
    await tell(message(person.id, 'm3', 'c2'))

    const texts = (await list(person)).map(({ text }: { text: string }) => text)
    expect(texts.sort()).toEqual(['Ada sent you 2 messages.', 'Ada sent you a message.'])
  })

  test('after reading, the next one begins a new one; an old event is not told again', async () => {
    const person = await t.insertUser()
    await tell(message(person.id, 'm1'))
    await t.db.transaction((tx) => readStack(t.deps, tx, { userId: person.id, kind: 'message.received', stack: 'c1' }))
    expect(await unread(person)).toBe(0)

    await tell(message(person.id, 'm1'))
    await tell(message(person.id, 'm2'))

    expect([await unread(person), (await list(person)).length]).toEqual([1, 2])
  })

  test('two at once are both counted', async () => {
    const person = await t.insertUser()
    await tell(message(person.id, 'm0'))
    const id = (await t.value('select id from notifications where user_id = $1', [person.id])) as string

    await t.race(
      { table: 'notifications', id },
      ['m1', 'm2'].map((event) => () => tell(message(person.id, event))),
    )

    expect((await list(person)).map(({ text }: { text: string }) => text)).toEqual(['Ada sent you 3 messages.'])
  })
})

test('telling somebody does not wait for what else holds their account', async () => {
  const person = await t.insertUser()

  await t.db.transaction(async (tx) => {
    const holder = await t.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from users where id = $1 for no key update', [person.id])
      await notify(t.deps, tx, [security(person.id, '1')])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  })

  expect(await unread(person)).toBe(1)
})

test('the sweep removes what is old, and all but the newest thousand', async () => {
  const [old, busy] = [await arrange(1), await t.insertUser()]
  await t.pool.query(`update notifications set created_at = now() - interval '181 days' where user_id = $1`, [old.id])
  await t.pool.query(
    `insert into notifications (user_id, kind, facts, event_key, created_at)
     select $1, 'account.security', '{}', n::text, now() - n * interval '1 second' from generate_series(1, 1005) n`,
    [busy.id],
  )

  await sweepNotifications(t.deps)

  expect(await list(old)).toEqual([])
  expect(await t.value('select count(*) from notifications where user_id = $1', [busy.id])).toBe(1_000)
  expect(await t.value(`select max(event_key::int) from notifications where user_id = $1`, [busy.id])).toBe(1_000)
})
