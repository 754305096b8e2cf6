import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { advisoryLocks, heldLocks } from './platform/database/advisory-locks.ts'
import { openDatabase } from './platform/database/database.ts'
import { openCuttableLine } from './testing/cuttable-line.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { patience } from './testing/patience.ts'
import { writtenProject } from './testing/persistent-writers.ts'
import { waitUntilBlocked } from './testing/race.ts'
import { startTestApp } from './testing/test-app.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function startTwo() {
  const near = await startTestApp()
  const line = await openCuttableLine(near.url)
  const database = openDatabase(line.url)
  const app = await buildApp({ ...near.deps, database })
  closers.push(
    () => line.close(),
    () => database.close(),
    () => app.close(),
  )
  const get = (url: string, token = '') => app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { near, line, get }
}

describe('while the database is away', () => {
  test('the process lives but is not ready, calls answer 503, and all is well once it is back', async () => {
    const { near, line, get } = await startTwo()
    const user = await near.insertUser()
    expect((await get('/readyz')).statusCode).toBe(200)

    await line.cut()
    const during = {
      health: await get('/healthz'),
      ready: await get('/readyz'),
      call: await get('/projects', user.token),
    }
    await line.mend()
    const after = await get('/projects', user.token)

    expect(during.health.statusCode).toBe(200)
    for (const response of [during.ready, during.call]) {
      const { message } = expectFailure(response, 503, 'service.unavailable')
      expect(message).toBe('Guildhall cannot reach its database or file store right now. Please try again in a moment.')
    }
    expect(after.statusCode).toBe(200)
  })

  test.each([
    // Too long for a name, so that no resolver is asked.
    ['whose name is gone', () => `postgresql://nobody@${'x'.repeat(64)}.invalid/none`],
    ['whose socket file is gone', () => 'postgresql:///none?host=/nowhere'],
    ['that is renamed', (url: string) => Object.assign(new URL(url), { pathname: '/renamed' }).href],
    ['whose role is gone', (url: string) => Object.assign(new URL(url), { username: 'nobody' }).href],
    ['that takes no connections', (url: string) => Object.assign(new URL(url), { pathname: '/template0' }).href],
  ])('a database %s answers 503, with the time to wait', async (_what, urlOf) => {
    const near = await startTestApp()
    const database = openDatabase(urlOf(near.url))
    const app = await buildApp({ ...near.deps, database: { ...near.deps.database, db: database.db } })
    closers.push(
      () => database.close(),
      () => app.close(),
    )

    const answer = await app.inject({ url: '/projects', headers: { authorization: 'Bearer nobody' } })

    expectFailure(answer, 503, 'service.unavailable')
    expect(answer.headers['retry-after']).toBe('1')
  })

  test.each([
    { state: '53100', what: 'has no room on its disk', code: 'service.unavailable' },
    { state: '53200', what: 'has no memory', code: 'service.unavailable' },
    { state: '58030', what: 'cannot read its disk', code: 'service.unavailable' },
    { state: '40001', what: 'cannot order what happens at once', code: 'service.too_slow' },
  ] as const)(
    'a write to a database that $what ($state) answers 503, and its repeat works',
    async ({ state, code }) => {
      const near = await startTestApp()
      const user = await near.insertUser()
      const create = () =>
        near
          .as(user)
          .post(
            '/projects/create',
            { ...writtenProject, title: 'A shop for chairs' },
            { headers: { 'idempotency-key': state } },
          )
      await near.queryAsOwner(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${state}'; end $$`)
      await near.queryAsOwner('create trigger refuse before insert on projects for each row execute function refuse()')

      const refused = await create()
      await near.queryAsOwner('drop function refuse cascade')
      const again = await create()

      expectFailure(refused, 503, code)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(again.statusCode).toBe(201)
    },
  )

  test('a call under way when the line is cut answers 503, too', async () => {
    const { near, line, get } = await startTwo()
    const user = await near.insertUser()
    const holder = await near.pool.connect()
    await holder.query('begin')
    await holder.query('lock table project_category_counts in access exclusive mode')

    const call = get('/projects', user.token)
    await waitUntilBlocked(near.pool, 1)
    await line.cut()
    holder.release(true)

    expectFailure(await call, 503, 'service.unavailable')
  })
})

describe('after the database was away', () => {
  test('a session that ends elsewhere is noticed again at once', async () => {
    const { near, line, get } = await startTwo()
    const user = await near.insertUser()
    // Each process that serves holds this lock on the connection on which it hears of ended sessions.
    const listeners = `from ${heldLocks} and classid = ${advisoryLocks.role}`
    const before = await near.value(`select array_agg(pid) ${listeners}`)
    await line.cut()
    await line.mend()
    await vi.waitFor(async () => {
      expect(await near.value(`select count(*) ${listeners} and pid <> all ($1)`, [before])).toBe(1)
    }, patience)
    expect((await get('/api/auth/me', user.token)).statusCode).toBe(200)

    await near.as(user).post('/api/auth/logout')

    await vi.waitFor(async () => {
      expectFailure(await get('/api/auth/me', user.token), 401, 'session.invalid')
    }, patience)
  })
})
