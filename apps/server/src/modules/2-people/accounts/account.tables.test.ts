import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { sweepAccounts } from './sweep-accounts.ts'

describe('the database itself refuses', () => {
  test.each([
    { what: 'two accounts with one email', username: 'Ada', times: 2, constraint: 'users_email_key_unique' },
    { what: 'a name of nothing', username: '', times: 1, constraint: 'users_username_length' },
    { what: 'a name of 201 characters', username: '💅'.repeat(201), times: 1, constraint: 'users_username_length' },
  ])('$what', async ({ username, times, constraint }) => {
    const t = await startTestApp()
    const email = `${randomUUID()}@example.com`
    const insert = `insert into users (username, email, email_key, password_hash)
      select $1, $2, $2, 'x' from generate_series(1, $3)`

    await expect(t.pool.query(insert, [username, email, times])).rejects.toMatchObject({ constraint })
  })

  test('a session of an unknown account', async () => {
    const t = await startTestApp()
    const insert = `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now())`

    await expect(t.pool.query(insert, [Buffer.from('x'), randomUUID()])).rejects.toMatchObject({
      constraint: 'sessions_user_id_users_id_fk',
    })
  })
})

describe('sweepAccounts', () => {
  test.each([
    { session: 'an expired one', created: '2029-12-20', expires: '2030-01-01T11:59:59Z', isLeft: false },
    { session: 'one that has reached its absolute end', created: '2029-07-05', expires: '2030-01-02', isLeft: false },
    { session: 'an open one', created: '2029-07-06', expires: '2030-01-02', isLeft: true },
  ])('of sessions, $session is left: $isLeft', async ({ created, expires, isLeft }) => {
    const t = await startTestApp()
    const user = await t.insertUser()
    const change = 'update sessions set created_at = $1, expires_at = $2 where user_id = $3'
    await t.pool.query(change, [`${created}T00:00:00Z`, expires, user.id])
    t.setClock(new Date('2030-01-01T12:00:00Z'))

    await sweepAccounts(t.deps)

    expect(await t.value('select count(*) from sessions where user_id = $1', [user.id])).toBe(isLeft ? 1 : 0)
  })

  test('of links, those that ended a month ago go', async () => {
    const t = await startTestApp()
    const user = await t.insertUser()
    const insert = `insert into account_tokens (token_hash, user_id, purpose, email, email_key, created_at, expires_at, revoked_at)
      values (sha256($2::bytea), $1, 'reset_password', 'a@example.com', 'a@example.com', $3, $3, $3)`
    await t.pool.query(insert, [user.id, t.newId(), '2029-12-02T11:59:59Z'])
    await t.pool.query(insert, [user.id, t.newId(), '2029-12-02T12:00:00Z'])
    t.setClock(new Date('2030-01-01T12:00:00Z'))

    await sweepAccounts(t.deps)

    expect(await t.value('select count(*) from account_tokens where user_id = $1', [user.id])).toBe(1)
  })

  test('forgets a count of attempts only when it is neither needed nor waited for', async () => {
    const t = await startTestApp()
    const [before, after] = ['2030-01-01T11:59:59Z', '2030-01-01T12:00:01Z']
    const rows = [
      ['forgotten', before, before],
      ['still blocked', after, before],
      ['still counted', before, after],
    ]
    for (const row of rows) {
      const insert = 'insert into throttles (key, attempts, blocked_until, forget_at) values ($1, 9, $2, $3)'
      await t.pool.query(insert, row)
    }
    t.setClock(new Date('2030-01-01T12:00:00Z'))

    await sweepAccounts(t.deps)

    expect(await t.value('select array_agg(key order by key) from throttles')).toEqual([
      'still blocked',
      'still counted',
    ])
  })
})
