import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, inject, test } from 'vitest'
import { checkReplicas } from './doctor/check-replicas.ts'
import { mountPages } from './pages.ts'
import { queryPlanned } from './platform/database/database.ts'
import { sqlStateOf } from './platform/database/database-trouble.ts'
import { nameOf } from './platform/database/replicas.ts'
import { SharedPages } from './shared-pages.ts'
import { installationOf } from './testing/doctor-context.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { longPatience, patience } from './testing/patience.ts'
import { anyLag, type Pair, startPair } from './testing/replicated-app.ts'
import { portsOf } from './testing/statement-ports.ts'
import { stubPages } from './testing/stub-pages.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
  return () => pair.stop()
}, longPatience.timeout)

const draft = {
  title: 'A bench',
  description: 'Of oak.',
  price: 480,
  requiredSkills: ['Joinery'],
  deadline: '2099-06-01',
}

test('browsing reads from the replica; what no route offers to it, from the primary', async () => {
  const t = await pair.startReading(anyLag)
  const ada = await t.insertUser()
  await t.as(ada).get('/api/auth/me')
  await t.untilRead()

  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([pair.standby])
  expect(await portsOf(() => t.anonymous.get('/api/landing'))).toEqual([pair.standby])
  expect(await portsOf(() => t.as(ada).get('/api/payments'))).toEqual([pair.primary])
  expect(await portsOf(() => t.as(ada).get('/api/notifications'))).toEqual([pair.primary])
})

test('whoever wrote reads what they wrote, while others still read what the replica shows', async () => {
  const t = await pair.startReading(anyLag)
  const other = await pair.startReading(anyLag)
  const [ada, bo] = [await t.insertUser(), await t.insertUser()]
  // A session that has just begun may have begun by a write in another process.
  await t.pool.query("update sessions set created_at = now() - interval '1 hour'")
  await t.untilRead()
  await other.untilRead()
  await pair.pauseReplay()

  await t.as(ada).post('/projects/create', draft)

  const titles = async (app: typeof t, person: { token: string }) =>
    (await app.as(person).get('/api/projects'))
      .json<{ projects: { title: string }[] }>()
      .projects.map(({ title }) => title)
  expect(await titles(t, ada)).toEqual(['A bench'])
  expect(await titles(t, bo)).toEqual([])
  // The other process hears of it a moment later, as a client needs one to ask there.
  await expect.poll(() => titles(other, ada), { interval: 5, ...patience }).toEqual(['A bench'])
  expect(await titles(other, bo)).toEqual([])
})

test('what a browser wrote or heard of is read from the primary on any page, without its session', async () => {
  const pages = stubPages(async ({ api }) => (await api('/api/talent')).json())
  const mount = (app: FastifyInstance) => mountPages(app, () => pages, new SharedPages())
  const t = await pair.startReading({ ...anyLag, mount })
  await t.untilRead()

  const { headers } = await t.anonymous.post('/api/auth/login', {})
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/^guildhall_wrote=1; Max-Age=2; Path=\/; HttpOnly; SameSite=Lax$/)
  for (const sent of [{ cookie }, { 'cache-control': 'max-age=0' }, { 'cache-control': 'no-cache' }]) {
    expect(await portsOf(() => t.anonymous.get('/api/talent', undefined, { headers: sent }))).toEqual([pair.primary])
  }
  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([pair.standby])

  const open = (sent = {}) =>
    t.anonymous.get('/find-freelancers', undefined, { headers: { accept: 'text/html', ...sent } })
  expect(await portsOf(() => open())).toEqual([pair.standby])
  expect(await portsOf(() => open({ cookie }))).toEqual([pair.primary])
})

test('a replica that falls behind is left out until it has caught up', async () => {
  const t = await pair.startReading()
  await t.untilRead()
  await pair.pauseReplay()
  await t.insertUser()

  await t.untilRead(false)
  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([pair.primary])
  await expect.poll(() => t.news.slice(0, 1), patience).toMatchObject([{ trouble: 'behind' }])
  expect(await checkReplicas(installationOf(t, { DATABASE_REPLICA_URLS: pair.standbyUrl }))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('more than a second behind') },
  ])
  await pair.resumeReplay()
  // A process that is not looked at for a second leaves it out again.
  await expect.poll(() => portsOf(() => t.anonymous.get('/api/talent')), patience).toEqual([pair.standby])
  await expect.poll(() => t.news.slice(0, 2), patience).toMatchObject([{ trouble: 'behind' }, { trouble: undefined }])
})

test('a read that its replica breaks off is repeated on the primary; a write in disguise is not', async () => {
  const t = await pair.startReading(anyLag)
  await t.untilRead()
  const reads = t.replicas.choose('')!

  const read = await queryPlanned<{ port: number }>(
    reads,
    `select case when pg_is_in_recovery() then pg_cancel_backend(pg_backend_pid()) and pg_sleep(60) is not null end,
       inet_server_port() as port`,
    [],
  )
  expect(read[0]?.port).toBe(pair.primary)
  expect(t.replicas.describe()).toMatchObject([{ isRead: true, repeated: 1 }])

  // @ts-expect-error what may read a replica has no way to write
  expect(reads.insert).toBeTypeOf('function')
  const write = sql`insert into throttles (key) values ('in disguise')`
  expect(sqlStateOf(await reads.execute(write).catch((error: unknown) => error))).toBe('25006')
  expect(await t.value(`select count(*) from throttles where key = 'in disguise'`)).toBe(0)
})

test('on a primary that became a standby people read, and who writes is told to come back', async () => {
  const ada = await (await pair.startReading({ urls: [] })).insertUser()
  const shows = async () => Boolean(await pair.queryStandby(`select count(*) > 0 from users where id = '${ada.id}'`))
  await expect.poll(shows, patience).toBe(true)
  const t = await pair.startDemoted()

  const read = await t.as(ada).get('/api/notifications')
  const write = await t.as(ada).post('/projects/create', draft)

  expect(read.statusCode).toBe(200)
  expectFailure(write, 503, 'service.unavailable')
  expect(write.headers['retry-after']).toBe('1')
})

test('what is no standby of this database is never read, and the doctor says why', async () => {
  const elsewhere = inject('appPostgresUrl')
  const t = await pair.startReading({ urls: [pair.url, elsewhere, 'postgresql://nobody@127.0.0.1:1/postgres'] })

  await expect.poll(() => t.news.length, patience).toBe(3)
  const troubles = Object.fromEntries(t.news.map(({ replica, trouble }) => [replica, trouble]))
  expect(troubles).toEqual({
    [nameOf(pair.url)]: 'no standby',
    [nameOf(elsewhere)]: 'of another database',
    '127.0.0.1:1/postgres': 'away',
  })
  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([pair.primary])
  const settings = {
    DATABASE_REPLICA_URLS: [pair.standbyUrl, pair.url, elsewhere, 'postgresql://nobody@127.0.0.1:1/postgres'].join(),
  }
  expect(await checkReplicas(installationOf(t, settings))).toMatchObject([
    { level: 'ok' },
    { level: 'problem', what: expect.stringContaining('is no standby') },
    { level: 'problem', what: expect.stringContaining('of another database') },
    { level: 'problem', what: expect.stringContaining('cannot be read') },
  ])
})
