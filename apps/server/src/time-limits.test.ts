import { afterEach, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { openDatabase, type TimeLimits } from './platform/database/database.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { startTestApp } from './testing/test-app.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function startHurried(limits: TimeLimits) {
  const patient = await startTestApp()
  const database = openDatabase(patient.url, 2, limits)
  const app = await buildApp({ ...patient.deps, database })
  closers.push(
    () => database.close(),
    () => app.close(),
  )
  const user = await patient.insertUser()
  const get = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${user.token}` } })
  return { patient, get, database }
}

const sentence =
  'This took too long and was stopped. Try again in a moment, or search for something longer or more common.'

describe('a request whose statement takes longer than it may', () => {
  test.each([
    { limit: 'the time a statement may take', limits: { statement: 50, lock: 0, idleInTransaction: 0 } },
    { limit: 'the time it may wait for a lock', limits: { statement: 0, lock: 50, idleInTransaction: 0 } },
  ])('gets 503 with a sentence and when to try again: $limit', async ({ limits }) => {
    const { patient, get } = await startHurried(limits)
    const holder = await patient.pool.connect()
    closers.push(async () => holder.release(true))
    await holder.query('begin')
    await holder.query('lock table projects in access exclusive mode')

    const response = await get('/projects?search=z')

    expect(expectFailure(response, 503, 'service.too_slow').message).toBe(sentence)
    expect(response.headers['retry-after']).toBe('5')
  })

  test('a needle cannot keep PostgreSQL busy for longer, and the next request is served', async () => {
    const { patient, get } = await startHurried({ statement: 50, lock: 0, idleInTransaction: 0 })
    const client = await patient.insertUser()
    // Long texts with every part of the search text, but not the text itself. The owner has no limits.
    await patient.queryAsOwner(
      `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
       select '${client.id}', 'x', 'x', 100, '{x}', '2099-01-01', repeat('abcd bcda cdab dabc ', 20000) || 'K'
       from generate_series(1, 100)`,
    )

    const slow = await get('/projects?search=abcdab')

    expectFailure(slow, 503, 'service.too_slow')
    expect((await get('/healthz')).statusCode).toBe(200)
    const running = `select count(*) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%search_text like%' and pid <> pg_backend_pid()`
    await expect.poll(() => patient.value(running)).toBe(0)
  })
})

test('a request that PostgreSQL ended, as two waited for each other, gets the same answer', async () => {
  const t = await startTestApp()
  await t.queryAsOwner(`create function end_one() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`)
  await t.queryAsOwner('create trigger end_one before insert on saved_searches for each row execute function end_one()')
  const search = { kind: 'projects', name: 'Mine', alerts: 'now', search: { search: 'figma' } }

  const response = await t.as(await t.insertUser()).post('/api/saved-searches', search)

  expect(expectFailure(response, 503, 'service.too_slow').message).toBe(sentence)
})

test('what requests start has limits, what they do not wait for has none', async () => {
  const { patient } = await startHurried({ statement: 0, lock: 0, idleInTransaction: 0 })
  const ordinary = openDatabase(patient.url, 1)
  closers.push(() => ordinary.close())
  const settings = `select name, setting from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`

  const { rows } = await ordinary.pool.query(settings)

  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '15000' },
    { name: 'lock_timeout', setting: '4000' },
    { name: 'statement_timeout', setting: '5000' },
  ])
})
