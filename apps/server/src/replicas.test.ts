import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { checkReplicas } from './doctor/check-replicas.ts'
import { openDatabase, queryPlanned, requestLimits } from './platform/database/database.ts'
import { sqlStateOf } from './platform/database/database-trouble.ts'
import { nameOf, type ReplicaNews, Replicas } from './platform/database/replicas.ts'
import { installationOf } from './testing/doctor-context.ts'
import { longPatience, patience } from './testing/patience.ts'
import { type Replicated, startReplicated } from './testing/standby.ts'
import { portsOf } from './testing/statement-ports.ts'
import { startTestApp } from './testing/test-app.ts'

let pair: Replicated
let [url, standbyUrl] = ['', '']
let [primary, standby] = [0, 0]
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-replicas-'))
  pair = await startReplicated(folder)
  url = pair.primary.urlFor('app')
  standbyUrl = pair.standby.urlFor('app')
  primary = Number(new URL(url).port)
  standby = Number(new URL(standbyUrl).port)
  return async () => {
    await pair.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, longPatience.timeout)

/** A process whose reads may go to the standby. */
async function startReading({ urls = [standbyUrl], ...limits }: { urls?: string[]; freshMs?: number } = {}) {
  const database = openDatabase(url)
  const news: ReplicaNews[] = []
  const replicas = new Replicas({
    ...{ urls, database, limits: requestLimits, connections: 20, ...limits },
    onNews: (one) => news.push(one),
  })
  onTestFinished(() => database.close())
  onTestFinished(() => replicas.close())
  const ownerUrl = pair.primary.urlFor('guildhall')
  const t = await startTestApp({ databaseOf: { database: { ...database, replicas }, url, ownerUrl } })
  await t.anonymous.get('/api/talent') // from then on there is a sample, which is the primary's
  const untilRead = (isRead = true) =>
    expect
      .poll(() => replicas.describe().every((one) => one.isRead === isRead), { interval: 20, ...patience })
      .toBe(true)
  return { ...t, replicas, news, untilRead }
}

/** Longer than any test: how far the standby is behind is then of no account. */
const anyLag = { freshMs: longPatience.timeout }

async function pauseReplay() {
  await pair.standby.query('select pg_wal_replay_pause()')
  onTestFinished(() => resumeReplay())
  const state = () => pair.standby.query('select pg_get_wal_replay_pause_state()')
  await expect.poll(state, { interval: 10, ...patience }).toBe('paused')
}
const resumeReplay = async () => void (await pair.standby.query('select pg_wal_replay_resume()'))

const draft = {
  title: 'A bench',
  description: 'Of oak.',
  price: 480,
  requiredSkills: ['Joinery'],
  deadline: '2099-06-01',
}

test('browsing reads from the replica; what no route offers to it, from the primary', async () => {
  const t = await startReading()
  const ada = await t.insertUser()
  await t.as(ada).get('/api/auth/me')
  await t.untilRead()

  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([standby])
  expect(await portsOf(() => t.anonymous.get('/api/landing'))).toEqual([standby])
  expect(await portsOf(() => t.as(ada).get('/api/payments'))).toEqual([primary])
  expect(await portsOf(() => t.as(ada).get('/api/notifications'))).toEqual([primary])
})

test('whoever wrote reads what they wrote, while others still read what the replica shows', async () => {
  const t = await startReading(anyLag)
  const other = await startReading(anyLag)
  const [ada, bo] = [await t.insertUser(), await t.insertUser()]
  // A session that has just begun may have begun by a write in another process.
  await t.pool.query("update sessions set created_at = now() - interval '1 hour'")
  await t.untilRead()
  await other.untilRead()
  await pauseReplay()

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
  const t = await startReading(anyLag)
  await t.untilRead()

  const { headers } = await t.anonymous.post('/api/auth/login', {})
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/^guildhall_wrote=1; Max-Age=2; Path=\/; HttpOnly; SameSite=Lax$/)
  for (const sent of [{ cookie }, { 'cache-control': 'max-age=0' }, { 'cache-control': 'no-cache' }]) {
    expect(await portsOf(() => t.anonymous.get('/api/talent', undefined, { headers: sent }))).toEqual([primary])
  }
  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([standby])
})

test('a replica that falls behind is left out until it has caught up', async () => {
  const t = await startReading()
  await t.untilRead()
  await pauseReplay()
  await t.insertUser()

  await t.untilRead(false)
  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([primary])
  await expect.poll(() => t.news, patience).toMatchObject([{ trouble: 'behind' }])
  expect(await checkReplicas(installationOf(t, { DATABASE_REPLICA_URLS: standbyUrl }))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('more than a second behind') },
  ])
  await resumeReplay()
  await t.untilRead()
  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([standby])
  await expect.poll(() => t.news, patience).toMatchObject([{ trouble: 'behind' }, { trouble: undefined }])
})

test.each([
  { fault: 'ends', begin: () => pair.standby.signal('SIGKILL'), end: () => pair.restartStandby() },
  { fault: 'stops', begin: () => pair.standby.end('SIGINT'), end: () => pair.restartStandby() },
  { fault: 'hangs', begin: () => pair.standby.signal('SIGSTOP'), end: () => pair.standby.signal('SIGCONT') },
])(
  'a replica that $fault under 16 readers costs none of them an error, and is read again later',
  async ({ begin, end }) => {
    const t = await startReading()
    await t.untilRead()
    const statuses = new Map<number, number>()
    let isOver = false
    const readers = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        const { statusCode } = await t.anonymous.get('/api/talent')
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      }
    })
    const count = () => [...statuses.values()].reduce((sum, one) => sum + one, 0)
    const moreAreRead = async () => {
      const enough = count() + 64
      await expect.poll(count, { interval: 20, ...longPatience }).toBeGreaterThan(enough)
    }
    await moreAreRead()

    await begin()
    await t.untilRead(false)
    await moreAreRead()
    await end()
    await t.untilRead()
    await moreAreRead()
    isOver = true
    await Promise.all(readers)

    expect([...statuses.keys()]).toEqual([200])
    expect(t.replicas.answered.replica).toBeGreaterThan(0)
  },
)

test('a read that its replica breaks off is repeated on the primary; a write in disguise is not', async () => {
  const t = await startReading(anyLag)
  await t.untilRead()
  const reads = t.replicas.choose('')!
  const sleeping = `select pid from pg_stat_activity where query like 'select pg_sleep%'`

  const read = queryPlanned<{ port: number }>(
    reads,
    'select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end), inet_server_port() as port',
    [],
  )
  const cancel = () => pair.standby.query(`select pg_cancel_backend(pid) from (${sleeping}) as sleeping`)
  await expect.poll(cancel, { interval: 20, ...patience }).toBe(true)
  expect((await read)[0]?.port).toBe(primary)
  expect(t.replicas.describe()).toMatchObject([{ isRead: true, repeated: 1 }])

  const write = sql`insert into throttles (key) values ('in disguise')`
  expect(sqlStateOf(await reads.execute(write).catch((error: unknown) => error))).toBe('25006')
  expect(await t.value(`select count(*) from throttles where key = 'in disguise'`)).toBe(0)
})

test('what is no standby of this database is never read, and the doctor says why', async () => {
  const elsewhere = inject('appPostgresUrl')
  const t = await startReading({ urls: [url, elsewhere, 'postgresql://nobody@127.0.0.1:1/postgres'] })

  await expect.poll(() => t.news.length, patience).toBe(3)
  const troubles = Object.fromEntries(t.news.map(({ replica, trouble }) => [replica, trouble]))
  expect(troubles).toEqual({
    [nameOf(url)]: 'no standby',
    [nameOf(elsewhere)]: 'of another database',
    '127.0.0.1:1/postgres': 'away',
  })
  expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([primary])
  const settings = {
    DATABASE_REPLICA_URLS: [standbyUrl, url, elsewhere, 'postgresql://nobody@127.0.0.1:1/postgres'].join(),
  }
  expect(await checkReplicas(installationOf(t, settings))).toMatchObject([
    { level: 'ok' },
    { level: 'problem', what: expect.stringContaining('is no standby') },
    { level: 'problem', what: expect.stringContaining('of another database') },
    { level: 'problem', what: expect.stringContaining('cannot be read') },
  ])
})
