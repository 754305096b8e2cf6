import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkReplicas } from './doctor/check-replicas.ts'
import { requestLimits } from './platform/database/database.ts'
import { connectQuery } from './platform/database/open-behind-pooler.ts'
import { installationOf } from './testing/doctor-context.ts'
import { longPatience, patience } from './testing/patience.ts'
import { findPgbouncer, startPgbouncer } from './testing/pgbouncer.ts'
import { anyLag, type Pair, startPair } from './testing/replicated-app.ts'
import { portsOf } from './testing/statement-ports.ts'

const program = findPgbouncer()

describe.skipIf(!program)('replicas with PgBouncer in transaction mode', () => {
  let pair: Pair
  beforeAll(async () => {
    pair = await startPair()
    return () => pair.stop()
  }, longPatience.timeout)

  const portOf = (url: string) => Number(new URL(url).port)
  const startPooler = async (url: string, options = connectQuery) => {
    const pooler = await startPgbouncer(program!, url, options)
    onTestFinished(() => pooler.stop())
    return { ...pooler, port: portOf(pooler.url) }
  }
  const draft = {
    ...{ title: 'A bench', description: 'Of oak.', price: 480 },
    ...{ requiredSkills: ['Joinery'], deadline: '2099-06-01' },
  }

  test.each([
    { where: 'directly', isPooled: false },
    { where: 'through PgBouncer', isPooled: true },
  ])(
    'with the primary behind PgBouncer and the replica read $where, whoever wrote reads what they wrote',
    async ({ isPooled }) => {
      const primary = await startPooler(pair.url)
      const replica = isPooled ? await startPooler(pair.standbyUrl) : { url: pair.standbyUrl, port: pair.standby }
      const t = await pair.startReading({ ...anyLag, urls: [replica.url], pooledUrl: primary.url })
      const [ada, bo] = [await t.insertUser(), await t.insertUser()]
      // A session that has just begun may have begun by a write in another process.
      await t.pool.query("update sessions set created_at = now() - interval '1 hour'")
      await t.untilRead()
      await pair.pauseReplay()

      const written = await t.as(ada).post('/projects/create', draft)
      expect(written.statusCode).toBe(201)

      const titles = async (person: { token: string }) => {
        const answer = await t.as(person).get('/api/projects?limit=100')
        return answer.json<{ projects: { title: string }[] }>().projects.map(({ title }) => title)
      }
      const [hers, his] = [await titles(ada), await titles(bo)]
      expect(hers.length - his.length).toBe(1)
      expect(await portsOf(() => t.as(ada).get('/api/projects'))).toEqual([primary.port])
      expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([replica.port])
      await pair.resumeReplay()
      // From the replica, while her mark is still there.
      await expect.poll(() => portsOf(() => t.as(ada).get('/api/projects')), patience).toContain(replica.port)
      expect(await titles(ada)).toEqual(hers)
    },
  )

  test('many read at once through one that knows no prepared statements, and none is repeated on the primary', async () => {
    const replica = await startPooler(pair.standbyUrl)
    const t = await pair.startReading({ ...anyLag, urls: [replica.url] })
    await t.untilRead()

    const reads = Array.from({ length: 60 }, () => t.anonymous.get('/api/talent'))

    expect(new Set((await Promise.all(reads)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(t.replicas.describe()).toMatchObject([{ isRead: true, repeated: 0 }])
  })

  test('one that limits no statement is left out, and the doctor says what to add', async () => {
    const weak = connectQuery.replace(`${requestLimits.statement}`, '0')
    const replica = await startPooler(pair.standbyUrl, weak)
    const t = await pair.startReading({ urls: [replica.url] })

    await expect.poll(() => t.news, patience).toMatchObject([{ trouble: 'without limits' }])
    expect(await portsOf(() => t.anonymous.get('/api/talent'))).toEqual([pair.primary])
    expect(await checkReplicas(installationOf(t, { DATABASE_REPLICA_URLS: replica.url }))).toMatchObject([
      {
        level: 'problem',
        what: expect.stringContaining('statement_timeout would not be in force'),
        todo: expect.stringContaining(connectQuery),
      },
    ])
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'a PgBouncer before a replica that ends by %s costs no reader an error, and is read through again',
    async (signal) => {
      const replica = await startPooler(pair.standbyUrl)
      const t = await pair.startReading({ urls: [replica.url] })
      await t.untilRead()
      const statuses: number[] = []
      let isOver = false
      const readers = Array.from({ length: 8 }, async () => {
        while (!isOver) statuses.push((await t.anonymous.get('/api/talent')).statusCode)
      })

      await replica.restart(signal)
      await t.untilRead()
      const enough = statuses.length + 32
      await expect.poll(() => statuses.length, { interval: 20, ...longPatience }).toBeGreaterThan(enough)
      isOver = true
      await Promise.all(readers)

      expect([...new Set(statuses)]).toEqual([200])
    },
  )
})
