import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { sendMailJob } from '../../modules/1-ground/mail/shared/mail.jobs.ts'
import { refreshListingJob } from '../../modules/1-ground/users/shared/listing.jobs.ts'
import { closeIdleJob, notifyDeadlinesJob } from '../../modules/4-hiring/projects/shared/project.jobs.ts'
import { notifyApprovalsJob } from '../../modules/5-contracts/deliveries/shared/delivery.jobs.ts'
import { openCuttableLine } from '../../testing/cuttable-line.ts'
import { openDeafLine } from '../../testing/deaf-line.ts'
import { patience } from '../../testing/patience.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { advisoryLocks, heldLocks } from '../database/advisory-locks.ts'
import { newPool } from '../database/connections.ts'
import { openDatabase, queryText } from '../database/database.ts'
import { findLostJobs } from './find-lost-jobs.ts'
import { JobDelayed } from './job-errors.ts'
import { handleJob, type JobHandler } from './job-kind.ts'
import { type RunnerLimits, runnerLimits } from './job-runner.ts'
import { Jobs } from './jobs.ts'

/** Long enough that only what wakes the worker can be the reason for what a test sees. */
const never = 60 * 60_000

async function startWorker(
  t: TestApp,
  handlers: readonly JobHandler<never>[],
  limits: Partial<RunnerLimits> = { lookEveryMs: never },
) {
  await t.pool.query('delete from jobs.job') // what other tests have left
  const failures: string[] = []
  const tell = (error: unknown) => void failures.push(String(error))
  const jobs = new Jobs(t.db, { pool: t.pool, onTrouble: tell, limits })
  await jobs.work(handlers, {} as never, tell)
  onTestFinished(() => jobs.stop())
  return { jobs, failures }
}

const stateOf = (t: TestApp, mailId: string) =>
  t.value(`select state from jobs.job where data ->> 'mailId' = $1`, [mailId])

test('an idle worker asks once in a while for the jobs of all kinds together', async () => {
  const t = await startTestApp()
  const query = vi.spyOn(t.pool, 'query')
  onTestFinished(() => query.mockRestore())
  const sent = () => query.mock.calls.map(([statement]) => (statement as { text?: string }).text ?? '')
  const looks = () => sent().filter((text) => text.includes('as kind (name)'))

  await startWorker(t, jobHandlers, { lookEveryMs: 5 })
  await vi.waitUntil(() => looks().length >= 5, patience)

  // The time of those with a cron may come meanwhile.
  const names = jobHandlers.flatMap(({ kind }) => (kind.cron ? [] : [`'${kind.name}'`]))
  expect(sent().filter((text) => names.some((name) => text.includes(name)))).toEqual([])
  expect(runnerLimits.lookEveryMs).toBeGreaterThanOrEqual(5_000)
})

test('a job runs as soon as its transaction commits, whichever process added it', async () => {
  const t = await startTestApp()
  const [own, foreign] = [randomUUID(), randomUUID()]
  const ran: string[] = []
  const { jobs } = await startWorker(t, [handleJob(sendMailJob, async (_, { mailId }) => void ran.push(mailId))])
  const command = new Jobs(t.db)

  await t.db.transaction((tx) => jobs.add(tx, sendMailJob, { mailId: own }))
  await vi.waitUntil(() => ran.length === 1, patience)
  await command.add(t.db, sendMailJob, { mailId: foreign })
  await command.stop()
  await vi.waitUntil(() => ran.length === 2, patience)

  expect(ran).toEqual([own, foreign])
})

test('a job that waits for a later instant, or is tried again, runs when that has come', async () => {
  const t = await startTestApp()
  const ran: string[] = []
  const { jobs } = await startWorker(t, [handleJob(sendMailJob, async (_, { mailId }) => void ran.push(mailId))], {
    lookEveryMs: 20,
  })
  const mailId = randomUUID()

  await jobs.add(t.db, sendMailJob, { mailId }, { startAfter: new Date(Date.now() + never) })
  await t.pool.query(
    `update jobs.job set start_after = now() + interval '50 milliseconds' where data ->> 'mailId' = $1`,
    [mailId],
  )

  await vi.waitUntil(() => ran.length === 1, patience)
  expect(ran).toEqual([mailId])
})

test('two jobs of a kind run at once, so many of all kinds, and all others in their turn', async () => {
  const t = await startTestApp()
  const gate = Promise.withResolvers<void>()
  const counts = { now: 0, most: 0, all: 0 }
  const count = async () => {
    counts.now += 1
    counts.most = Math.max(counts.most, counts.now)
    await gate.promise
    counts.now -= 1
    counts.all += 1
  }
  const { jobs } = await startWorker(t, [handleJob(sendMailJob, count), handleJob(refreshListingJob, count)], {
    lookEveryMs: never,
    atOnce: 3,
  })

  await jobs.addMany(
    t.db,
    sendMailJob,
    Array.from({ length: 5 }, () => ({ data: { mailId: randomUUID() } })),
  )
  await vi.waitUntil(() => counts.now === 2, patience)
  const users = Array.from({ length: 5 }, () => randomUUID())
  await jobs.addMany(
    t.db,
    refreshListingJob,
    users.map((userId) => ({ data: { userId }, options: { key: userId } })),
  )
  await vi.waitUntil(() => counts.now === 3, patience)
  gate.resolve()
  await vi.waitUntil(() => counts.all === 10, patience)

  expect(counts.most).toBe(3)
})

test('kinds with a cron run one after the other, and keep no others waiting', async () => {
  const t = await startTestApp()
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const periodic = [notifyDeadlinesJob, closeIdleJob, notifyApprovalsJob]
  const { jobs } = await startWorker(t, [
    ...periodic.map((kind) =>
      handleJob(kind, async () => {
        begun.push(kind.name)
        await gate.promise
      }),
    ),
    handleJob(sendMailJob, async () => void begun.push(sendMailJob.name)),
  ])

  for (const kind of periodic) await jobs.add(t.db, kind, {})
  await jobs.add(t.db, sendMailJob, { mailId: randomUUID() })
  await vi.waitUntil(() => begun.includes(sendMailJob.name), patience)
  expect(begun).toEqual([notifyDeadlinesJob.name, sendMailJob.name])
  gate.resolve()
  await vi.waitUntil(() => begun.length === 4, patience)
})

test('a job that fails, and one that takes longer than its kind may, are reported and tried again', async () => {
  const t = await startTestApp()
  const [failing, endless] = [randomUUID(), randomUUID()]
  const impatient = { ...sendMailJob, expireSeconds: 0.05 }
  const { jobs } = await startWorker(t, [
    handleJob(impatient, async (_, { mailId }) => {
      if (mailId === failing) throw new Error('451 try later')
      await new Promise(() => {})
    }),
  ])

  for (const mailId of [failing, endless]) await jobs.add(t.db, sendMailJob, { mailId })

  for (const mailId of [failing, endless]) await expect.poll(() => stateOf(t, mailId), patience).toBe('retry')
  const reasons = `select output ->> 'message' as reason from jobs.job where data ->> 'mailId' = any($1) order by 1`
  const { rows } = await t.pool.query(reasons, [[failing, endless]])
  expect(rows.map(({ reason }) => reason)).toEqual(['451 try later', 'took longer than 0.05 seconds'])
})

test.each([
  ['at first', 0],
  ['on its last try', sendMailJob.retries],
])('a job that is cut off by a stop %s is tried again, and what it runs into is not reported', async (_, tries) => {
  const t = await startTestApp()
  const mailId = randomUUID()
  const begun = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<never>()
  const { jobs, failures } = await startWorker(
    t,
    [
      handleJob(sendMailJob, () => {
        begun.resolve()
        return closed.promise
      }),
    ],
    { lookEveryMs: never, graceMs: 0 },
  )
  await t.db.transaction(async (tx) => {
    await jobs.add(tx, sendMailJob, { mailId })
    await queryText(tx, `update jobs.job set retry_count = $2 where data ->> 'mailId' = $1`, [mailId, tries])
  })
  await begun.promise

  await jobs.stop()
  closed.reject(new Error('Cannot use a pool after calling end on the pool'))
  await closed.promise.catch(() => {})

  expect([await stateOf(t, mailId), failures]).toEqual(['retry', []])
})

/** As if the process of a job had died: it runs by what the queue says, and nobody holds its lock. */
async function loseJob(t: TestApp, mailId: string, tries: number) {
  await t.db.transaction(async (tx) => {
    await t.deps.jobs.add(tx, sendMailJob, { mailId })
    await queryText(
      tx,
      `update jobs.job set state = 'active', started_on = now() - interval '1 minute', retry_count = $2
       where data ->> 'mailId' = $1`,
      [mailId, tries],
    )
  })
}

test('a job whose process died runs again, even if that was its last try', async () => {
  const t = await startTestApp()
  const ran: string[] = []
  const { failures } = await startWorker(t, [handleJob(sendMailJob, async (_, { mailId }) => void ran.push(mailId))], {
    lookEveryMs: 20,
    lockMs: 20,
  })
  const mailId = randomUUID()

  await loseJob(t, mailId, sendMailJob.retries)

  await vi.waitUntil(async () => (await stateOf(t, mailId)) === 'completed', patience)
  expect([ran, failures]).toEqual([[mailId], []])
})

test('a job that ended every process which ran it is given up', async () => {
  const t = await startTestApp()
  const ran: string[] = []
  await startWorker(t, [handleJob(sendMailJob, async (_, { mailId }) => void ran.push(mailId))], {
    lookEveryMs: 20,
    lockMs: 20,
  })
  const mailId = randomUUID()

  await loseJob(t, mailId, sendMailJob.retries + runnerLimits.lossesMost)

  await vi.waitUntil(async () => (await stateOf(t, mailId)) === 'failed', patience)
  expect(ran).toEqual([])
})

test('the end of a job is written down once the database is back, and the job does not run again', async () => {
  const t = await startTestApp()
  const line = await openCuttableLine(t.url)
  const { db, pool, close } = openDatabase(line.url)
  onTestFinished(close)
  onTestFinished(() => line.close())
  let runs = 0
  const handler = handleJob(sendMailJob, async () => {
    runs += 1
    await line.cut()
  })
  await startWorker({ ...t, db, pool }, [handler], { lookEveryMs: 20, lockMs: 20, againMs: 5 })
  const mailId = randomUUID()

  await t.deps.jobs.add(t.db, sendMailJob, { mailId })
  await vi.waitUntil(() => runs === 1, patience)
  await line.mend()

  await vi.waitUntil(async () => (await stateOf(t, mailId)) === 'completed', patience)
  expect(runs).toBe(1)
})

test('a job that fails because its connection to the database ends is tried again, and has as many tries left as before', async () => {
  const t = await startTestApp()
  const kind = { ...sendMailJob, firstRetrySeconds: 0 }
  let runs = 0
  const handler = handleJob(kind, async () => {
    runs += 1
    if (runs === 3) throw new JobDelayed('the bucket is away')
    if (runs > 3) return
    await t.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch((cause: unknown) => {
      throw new JobDelayed('it lost its database', { cause })
    })
  })
  await startWorker(t, [handler], { lookEveryMs: 20 })
  const mailId = randomUUID()

  await t.db.transaction(async (tx) => {
    await t.deps.jobs.add(tx, kind, { mailId })
    const only = 'retry_limit = 1, retry_delay = 0, retry_backoff = false'
    await queryText(tx, `update jobs.job set ${only} where data ->> 'mailId' = $1`, [mailId])
  })

  await vi.waitUntil(async () => (await stateOf(t, mailId)) === 'completed', patience)
  expect(runs).toBe(4)
})

test('a job that runs for long is left to its process, also after that has lost its connection', async () => {
  const t = await startTestApp()
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const handlers = [
    handleJob(sendMailJob, async (_, { mailId }) => {
      begun.push(mailId)
      await gate.promise
    }),
  ]
  const { jobs } = await startWorker(t, handlers, { lookEveryMs: 20 })
  const mailId = randomUUID()
  await jobs.add(t.db, sendMailJob, { mailId })
  await vi.waitUntil(() => begun.length === 1, patience)
  const holders = `select pid from ${heldLocks} and classid = ${advisoryLocks.runningJob}`
  const holder = Number(await t.value(holders))

  await t.queryAsOwner(`select pg_terminate_backend(${holder})`)
  await vi.waitUntil(
    async () => ![undefined, holder].includes((await t.value(holders)) as number | undefined),
    patience,
  )
  await t.pool.query(`update jobs.job set started_on = now() - interval '1 minute' where state = 'active'`)
  expect(await findLostJobs(t.db)).toEqual([])

  gate.resolve()
  await vi.waitUntil(async () => (await stateOf(t, mailId)) === 'completed', patience)
  await vi.waitUntil(async () => (await t.value(holders)) === undefined, patience)
  expect(begun).toEqual([mailId])
})

test('a job whose lock nobody answers for begins all the same, and only once', async () => {
  const t = await startTestApp()
  await t.pool.query('delete from jobs.job')
  const deaf = newPool({ connectionString: await openDeafLine(t.url, 'pg_try_advisory_lock'), max: 1 })
  onTestFinished(() => deaf.end())
  const limits = { lookEveryMs: 20, lockMs: 60 } // looks for lost jobs many times before the line is given up
  const jobs = new Jobs(t.db, { pool: deaf, onTrouble: () => {}, limits })
  const ran: string[] = []
  await jobs.work([handleJob(sendMailJob, async (_, { mailId }) => void ran.push(mailId))], {} as never, () => {})
  onTestFinished(() => jobs.stop())
  const mailId = randomUUID()

  await jobs.add(t.db, sendMailJob, { mailId })

  await vi.waitUntil(async () => (await stateOf(t, mailId)) === 'completed', patience)
  expect(ran).toEqual([mailId])
})
