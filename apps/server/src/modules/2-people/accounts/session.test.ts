import { dayMs, minuteMs } from '@guildhall/contract'
import type { QueryConfig } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { Db } from '../../../platform/database/database.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { patience } from '../../../testing/patience.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sessionsPerAccount } from './open-session.ts'
import { SessionRegistry } from './session-registry.ts'

const start = Date.parse('2030-01-01T00:00:00Z')

async function arrange() {
  const t = await startTestApp()
  t.setClock(new Date(start))
  const ada = { username: 'Ada', email: `${t.newId()}@example.com`, password: 'correct horse' }
  const session: { token: string; userId: string } = (await t.anonymous.post('/auth/signup', ada)).json()
  const me = (app: TestApp = t) => app.as(session).get('/api/auth/me')
  return { t, session, me, after: (ms: number) => t.setClock(new Date(start + ms)) }
}

describe('expiry', () => {
  test('a session that nobody uses ends after thirty days, not a moment earlier', async () => {
    const early = await arrange()
    const late = await arrange()
    early.after(30 * dayMs - 1)
    late.after(30 * dayMs)

    expect((await early.me()).statusCode).toBe(200)
    const { message } = expectFailure(await late.me(), 401, 'session.invalid')
    expect(message).toBe('Your session has ended. Please log in again.')
  })

  test('every use moves the end on', async () => {
    const { me, after } = await arrange()

    for (const day of [29, 58, 87]) {
      after(day * dayMs)
      expect((await me()).statusCode).toBe(200)
    }
    after(117 * dayMs)

    expectFailure(await me(), 401, 'session.invalid')
  })

  test('half a year after signing in it ends, however much it was used', async () => {
    const { t, session, me, after } = await arrange()
    for (let day = 20; day < 180; day += 20) {
      after(day * dayMs)
      expect((await me()).statusCode).toBe(200)
    }
    after(180 * dayMs - 30_000) // long enough before for nothing to be remembered at the end
    expect((await me()).statusCode).toBe(200)

    after(180 * dayMs)

    expectFailure(await me(), 401, 'session.invalid')
    const end = await t.value('select expires_at from sessions where user_id = $1', [session.userId])
    expect(end).toEqual(new Date(start + 180 * dayMs))
  })

  test('an expiry beyond the absolute end does not move that', async () => {
    const { t, session, me, after } = await arrange()
    await t.pool.query(`update sessions set expires_at = '2040-01-01' where user_id = $1`, [session.userId])
    after(180 * dayMs)

    expectFailure(await me(), 401, 'session.invalid')
  })

  test('the end is written at most once an hour', async () => {
    const { t, session, me, after } = await arrange()
    const lastSeen = () => t.value(`select last_seen_at from sessions where user_id = $1`, [session.userId])
    await t.pool.query('update sessions set last_seen_at = $1 where user_id = $2', [new Date(start), session.userId])

    after(60 * minuteMs)
    await me()
    const afterAnHour = await lastSeen()
    after(61 * minuteMs)
    await me()

    expect(afterAnHour).toEqual(new Date(start))
    expect(await lastSeen()).toEqual(new Date(start + 61 * minuteMs))
  })
})

describe('of the sessions of one account', () => {
  async function arrangeFull() {
    const t = await startTestApp()
    const ada = { username: 'Ada', email: `${t.newId()}@example.com`, password: 'correct horse' }
    const first: { token: string; userId: string } = (await t.anonymous.post('/auth/signup', ada)).json()
    await t.pool.query(
      `insert into sessions (token_hash, user_id, expires_at, last_seen_at)
       select sha256(gen_random_uuid()::text::bytea), $1, now() + interval '1 day', now() - n * interval '1 minute'
       from generate_series(1, $2) n`,
      [first.userId, sessionsPerAccount - 1],
    )
    return {
      t,
      first,
      signIn: () => t.anonymous.post('/auth/login', ada),
      count: () => t.value('select count(*) from sessions where user_id = $1', [first.userId]),
      isOpen: async () => (await t.as(first).get('/api/auth/me')).statusCode === 200,
    }
  }

  test('the one unused for longest makes room for a new one, and those in use stay', async () => {
    const { t, first, signIn, count, isOpen } = await arrangeFull()
    const oldest = () =>
      t.value(`select count(*) from sessions where user_id = $1 and last_seen_at < now() - interval '98.5 minutes'`, [
        first.userId,
      ])
    expect(await oldest()).toBe(1)

    expect((await signIn()).statusCode).toBe(200)

    expect([await count(), await oldest(), await isOpen()]).toEqual([sessionsPerAccount, 0, true])
  })

  test('one that had to make room ends at once, although it was remembered', async () => {
    const { t, first, signIn, isOpen } = await arrangeFull()
    expect(await isOpen()).toBe(true)
    await t.pool.query(
      `update sessions set last_seen_at = '2020-01-01' where user_id = $1 and token_hash = sha256($2::bytea)`,
      [first.userId, first.token],
    )

    await signIn()

    await vi.waitFor(async () => expect(await isOpen()).toBe(false), patience)
  })

  test('there are never more than that, however many are opened at once', async () => {
    const { t, first, signIn, count } = await arrangeFull()

    await t.race({ table: 'users', id: first.userId }, [signIn, signIn, signIn])

    expect(await count()).toBe(sessionsPerAccount)
  })
})

describe('POST /api/auth/logout', () => {
  test('ends this session at once and leaves the others of the same person', async () => {
    const t = await startTestApp()
    const ada = { username: 'Ada', email: `${t.newId()}@example.com`, password: 'correct horse' }
    const one = (await t.anonymous.post('/auth/signup', ada)).json()
    const other = (await t.anonymous.post('/auth/login', ada)).json()
    expect((await t.as(one).get('/api/auth/me')).statusCode).toBe(200)

    const response = await t.as(one).post('/api/auth/logout')

    expect([response.statusCode, response.body]).toEqual([204, ''])
    expectFailure(await t.as(one).get('/api/auth/me'), 401, 'session.invalid')
    expectFailure(await t.as(one).post('/api/auth/logout'), 401, 'session.invalid')
    expect((await t.as(other).get('/api/auth/me')).statusCode).toBe(200)
  })

  test('is heard by another process that still remembers the session', async () => {
    const { t, session, me } = await arrange()
    const other = await startTestApp()
    other.setClock(t.deps.clock()) // stopped, so that its cache does not expire
    expect((await me(other)).statusCode).toBe(200)

    await t.as(session).post('/api/auth/logout')

    await vi.waitFor(async () => expectFailure(await me(other), 401, 'session.invalid'), patience)
  })
})

describe('what a process remembers', () => {
  test('spares the database the question, but for no longer than half a minute', async () => {
    const { t, session, me, after } = await arrange()
    await me()
    await t.pool.query('delete from sessions where user_id = $1', [session.userId]) // without a notice

    after(29_999)
    expect((await me()).statusCode).toBe(200)
    after(30_000)
    expectFailure(await me(), 401, 'session.invalid')
  })

  test('is not a session that ended while the database was being asked', async () => {
    const t = await startTestApp()
    const user = await t.insertUser()
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    let holds = true
    const slow = {
      $client: {
        async query(statement: QueryConfig) {
          const answer = await t.pool.query(statement)
          asked.resolve()
          if (holds) await held.promise
          return answer
        },
      },
    } as unknown as Db
    const registry = new SessionRegistry(slow, () => new Date())
    const notice = String(await t.value(`select encode(token_hash, 'hex') from sessions where user_id = $1`, [user.id]))

    const answer = registry.findSession(user.token)
    await asked.promise
    await t.as(user).post('/api/auth/logout')
    registry.forget(notice)
    holds = false
    held.resolve()

    expect(await answer).toMatchObject({ userId: user.id }) // it was valid when it was asked
    expect(await registry.findSession(user.token)).toBeUndefined()
  })
})
