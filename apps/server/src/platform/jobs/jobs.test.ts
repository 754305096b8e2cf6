import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMailJob } from '../../modules/1-ground/mail/shared/mail.jobs.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { afterCommit } from '../database/database.ts'
import { JobGivenUp } from './job-errors.ts'
import { handleJob, jobsSchema } from './job-kind.ts'
import type { RunnerLimits } from './job-runner.ts'
import { Jobs } from './jobs.ts'

const startWorker = (t: TestApp, limits: Partial<RunnerLimits> = {}) =>
  new Jobs(t.db, {
    pool: t.pool,
    onTrouble: (error) => {
      throw error
    },
    limits,
  })

test('a job runs after the commit of its transaction, and never after a rollback', async () => {
  const t = await startTestApp()
  const [kept, lost] = [randomUUID(), randomUUID()]
  const ran: string[] = []
  const handlers = [handleJob(sendMailJob, async (_: object, { mailId }) => void ran.push(mailId))]

  await t.db.transaction(async (tx) => {
    await t.deps.jobs.add(tx, sendMailJob, { mailId: kept })
    await t.deps.jobs.runWaiting(handlers, {})
    expect(ran).toEqual([])
  })
  await t.db
    .transaction(async (tx) => {
      await t.deps.jobs.add(tx, sendMailJob, { mailId: lost })
      tx.rollback()
    })
    .catch(() => {})
  await t.deps.jobs.runWaiting(handlers, {})

  expect(ran).toEqual([kept])
})

test('a job that fails is tried again later, as often as its kind says', async () => {
  const t = await startTestApp()
  let tries = 0
  const handlers = [
    handleJob(sendMailJob, async () => {
      tries += 1
      throw new Error('451 try later')
    }),
  ]
  await t.deps.jobs.add(t.db, sendMailJob, { mailId: randomUUID() })

  const atOnce = await t.deps.jobs.runWaiting(handlers, {})
  const tooEarly = await t.deps.jobs.runWaiting(handlers, {})
  for (let round = 0; round < sendMailJob.retries + 3; round += 1) await t.deps.jobs.runWaiting(handlers, {}, true)

  expect([atOnce.length, tooEarly.length]).toEqual([1, 0])
  expect(tries).toBe(sendMailJob.retries + 1)
})

test('a job that gives up is reported once, and not tried again', async () => {
  const t = await startTestApp()
  const mailId = randomUUID()
  const { promise: report, resolve } = Promise.withResolvers<unknown>()
  const handlers = [
    handleJob(sendMailJob, async () => {
      throw new JobGivenUp('no such user')
    }),
  ]
  await t.deps.jobs.add(t.db, sendMailJob, { mailId })

  const jobs = startWorker(t)
  await jobs.work(handlers, {}, resolve)
  const reported = await report
  await jobs.stop()

  expect(reported).toBeInstanceOf(JobGivenUp)
  expect(await t.value(`select state from jobs.job where data->>'mailId' = $1`, [mailId])).toBe('completed')
})

test('afterCommit runs when the outermost transaction commits, and not when it rolls back', async () => {
  const t = await startTestApp()
  const heard: string[] = []

  await t.db.transaction(async (tx) => {
    await tx.transaction(async (savepoint) => afterCommit(savepoint, () => heard.push('inner')))
    afterCommit(tx, () => heard.push('outer'))
    expect(heard).toEqual([])
  })
  await t.db
    .transaction(async (tx) => {
      afterCommit(tx, () => heard.push('rolled back'))
      tx.rollback()
    })
    .catch(() => {})

  afterCommit(t.db, () => heard.push('without a transaction'))

  expect(heard).toEqual(['inner', 'outer', 'without a transaction'])
})

test('a job whose process died while it ran is tried again once its time is over', async () => {
  const t = await startTestApp()
  const mailId = randomUUID()
  await t.deps.jobs.add(t.db, sendMailJob, { mailId })
  await t.queryAsOwner(
    `update ${jobsSchema}.job set state = 'active', started_on = now() - interval '1 day' where data->>'mailId' = '${mailId}'`,
  )

  await t.deps.jobs.supervise()

  const ran: string[] = []
  await t.deps.jobs.runWaiting([handleJob(sendMailJob, async (_: object, job) => void ran.push(job.mailId))], {}, true)
  expect(ran).toEqual([mailId])
})
