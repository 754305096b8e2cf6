import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
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

  test('a session of nobody', async () => {
    const t = await startTestApp()
    const insert = `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now())`

    await expect(t.pool.query(insert, [Buffer.from('x'), randomUUID()])).rejects.toMatchObject({
      constraint: 'sessions_user_id_users_id_fk',
    })
  })
})

describe('sweepAccounts', () => {
  test('removes the sessions that have ended and no other', async () => {
    const t = await startTestApp()
    const [gone, living] = [await t.insertUser(), await t.insertUser()]
    await t.pool.query('update sessions set expires_at = $1 where user_id = $2', ['2030-01-01T00:00:00Z', gone.id])
    await t.pool.query('update sessions set expires_at = $1 where user_id = $2', ['2030-01-02T00:00:00Z', living.id])
    t.setClock(new Date('2030-01-01T12:00:00Z'))

    await sweepAccounts(t.deps)

    const left = 'select array_agg(user_id) from sessions where user_id = any ($1)'
    expect(await t.value(left, [[gone.id, living.id]])).toEqual([living.id])
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
