import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupJob } from './backup/backup.jobs.ts'
import { jobHandlers } from './job-handlers.ts'
import { jobKinds } from './job-kinds.ts'
import { sendMailJob } from './modules/1-ground/mail/shared/mail.jobs.ts'
import { itemStatisticsJob } from './modules/3-skills/items/shared/item.jobs.ts'
import { closeIdleJob, notifyDeadlinesJob } from './modules/4-hiring/projects/shared/project.jobs.ts'
import { auditLedgerJob } from './modules/5-contracts/ledger-audits/shared/ledger-audit.jobs.ts'
import { installJobs } from './platform/jobs/install-jobs.ts'
import { jobsSchema } from './platform/jobs/job-kind.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
let boss: PgBoss

beforeAll(async () => {
  t = await startTestApp()
  boss = new PgBoss({
    db: { executeSql: (text, values) => t.pool.query(text, values) },
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
})
afterAll(() => boss.stop({ graceful: false }))

const limits = `retry_limit as retries, retry_delay as "firstRetrySeconds", retry_delay_max as "longestRetrySeconds",
  retry_backoff as "isLater", expire_seconds as "expireSeconds"`

const limitsOf = ({ retries, firstRetrySeconds, longestRetrySeconds, expireSeconds }: (typeof jobKinds)[number]) => ({
  retries,
  firstRetrySeconds,
  longestRetrySeconds,
  isLater: true,
  expireSeconds,
})

test.each(jobKinds)('the limits of $name are in force for jobs that are added without any', async (kind) => {
  await boss.send(kind.name, {})

  const { rows } = await t.pool.query(`select ${limits} from jobs.job where name = $1`, [kind.name])
  expect(rows).toEqual([limitsOf(kind)])
})

describe('kinds with a cron', () => {
  const periodic = jobKinds.filter(({ cron }) => cron)

  test('are scheduled, and no others', async () => {
    const { rows } = await t.pool.query('select name, cron from jobs.schedule')

    expect(new Map(rows.map(({ name, cron }) => [name, cron]))).toEqual(
      new Map(periodic.map(({ name, cron }) => [name, cron])),
    )
  })

  test.each(periodic)('$name does not pile up: however often its time comes, one job waits', async ({ name }) => {
    const schedule = await boss.getSchedule(name)
    for (let times = 0; times < 3; times += 1) await boss.send(name, {}, schedule?.options ?? {})

    expect(await t.value(`select count(*) from jobs.job where name = $1 and state = 'created'`, [name])).toBe(1)
  })

  test('those that may take minutes do not keep the others waiting', () => {
    expect(periodic.filter(({ takesLong }) => takesLong)).toEqual([itemStatisticsJob, auditLedgerJob, backupJob])
  })
})

test('a start brings the queues and schedules of an earlier release up to date', async () => {
  await t.queryAsOwner(`
    update jobs.queue set policy = 'standard' where name = '${closeIdleJob.name}';
    update jobs.queue set expire_seconds = 900 where name = '${sendMailJob.name}';
    update jobs.schedule set cron = '1 1 * * *' where name = '${notifyDeadlinesJob.name}';
    insert into jobs.schedule (name, cron) values ('${sendMailJob.name}', '* * * * *')`)

  await installJobs(t.databaseSettings.DATABASE_MIGRATION_URL, jobKinds)

  expect(await t.value('select policy from jobs.queue where name = $1', [closeIdleJob.name])).toBe('short')
  expect(await t.value('select expire_seconds from jobs.queue where name = $1', [sendMailJob.name])).toBe(
    sendMailJob.expireSeconds,
  )
  const cronOf = ({ name }: { name: string }) => t.value('select cron from jobs.schedule where name = $1', [name])
  expect(await Promise.all([closeIdleJob, notifyDeadlinesJob, sendMailJob].map(cronOf))).toEqual([
    closeIdleJob.cron,
    notifyDeadlinesJob.cron,
    undefined,
  ])
})

test('each kind has a handler', () => {
  expect(jobHandlers.map(({ kind }) => kind.name).toSorted()).toEqual(jobKinds.map(({ name }) => name).toSorted())
})
