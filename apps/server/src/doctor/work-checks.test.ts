import { dayMs, hourMs } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { sendMailJob } from '../modules/1-ground/mail/shared/mail.jobs.ts'
import { keepAudit } from '../modules/5-contracts/ledger-audits/keep-audit.ts'
import { openDatabase } from '../platform/database/database.ts'
import { handleJob } from '../platform/jobs/job-kind.ts'
import { Jobs } from '../platform/jobs/jobs.ts'
import { installationOf } from '../testing/doctor-context.ts'
import { signUpWithApp } from '../testing/second-factor.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkAudits } from './check-audits.ts'
import { checkJobs } from './check-jobs.ts'
import { checkMails } from './check-mails.ts'
import { checkSecretsKey } from './check-secrets-key.ts'
import { checkWorker } from './check-worker.ts'

test('mails that wait for long, and many that were given up, are warnings with the latest reason', async () => {
  const t = await startTestApp()
  expect(await checkMails(installationOf(t))).toMatchObject([{ level: 'ok' }])
  onTestFinished(async () => void (await t.pool.query(`delete from mail_outbox where kind = 'doctor'`)))
  const insert = (age: string, columns: string, values: string) =>
    t.pool.query(`insert into mail_outbox (to_address, kind, created_at, last_error${columns})
      values ('ada@example.com', 'doctor', now() - interval '${age}', ${values})`)

  await insert('1 hour', '', `'421 come back later'`)
  for (let count = 1; count <= 4; count += 1) await insert('2 days', ', failed_at', `'550 you are on a list', now()`)
  await insert('3 days', ', failed_at', `'550 before that day', now() - interval '2 days'`)

  const late = { level: 'warning', what: expect.stringMatching(/1 mail could not be sent.+: 421 come back later\.$/) }
  expect(await checkMails(installationOf(t))).toMatchObject([late])
  // It was tried for days, and failed today.
  await insert('3 days', ', failed_at', `'550 you are on a list', now()`)
  expect(await checkMails(installationOf(t))).toMatchObject([
    late,
    { level: 'warning', what: expect.stringMatching(/5 mails, 5 could not be delivered.+: 550 you are on a list\.$/) },
  ])
})

test('a job that failed for good is a problem, and one that nobody does is a warning', async () => {
  const t = await startTestApp()
  expect(await checkJobs(installationOf(t))).toMatchObject([{ level: 'ok' }])
  const handlers = [handleJob(sendMailJob, () => Promise.reject(new Error('451 come back later')))]
  await t.deps.jobs.add(t.db, sendMailJob, { mailId: t.newId() })

  expect(await checkJobs(installationOf(t, {}, hourMs))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('A job (mail.send) has been waiting since') },
  ])

  for (let round = 0; round <= sendMailJob.retries; round += 1) await t.deps.jobs.runWaiting(handlers, {}, true)
  expect(await checkJobs(installationOf(t, {}, hourMs))).toMatchObject([
    {
      level: 'problem',
      what: expect.stringContaining('1 background job did not succeed even at the last try (mail.send)'),
    },
  ])
})

test('that nobody runs jobs is a problem where somebody serves, and a warning where nobody does', async () => {
  const t = await startTestApp() // serves
  expect(await checkWorker(installationOf(t))).toMatchObject([
    { level: 'problem', what: expect.stringContaining('No process runs background jobs') },
  ])

  const jobs = new Jobs(t.db, { pool: t.pool, onTrouble: () => {} })
  await jobs.work([], {}, () => {})
  expect(await checkWorker(installationOf(t))).toMatchObject([
    { level: 'ok', what: 'Background jobs are run by 1 process.' },
  ])
  await jobs.stop()

  const elsewhere = openDatabase(new URL('/postgres', t.databaseSettings.DATABASE_MIGRATION_URL).href, 1)
  onTestFinished(() => elsewhere.close())
  expect(await checkWorker({ ...installationOf(t), database: elsewhere })).toMatchObject([
    { level: 'warning', what: 'No server runs.' },
  ])
})

test('no audit, and one of days ago, are warnings; one that found something is a problem', async () => {
  const t = await startTestApp()
  expect(await checkAudits(installationOf(t))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('not been') },
  ])

  await keepAudit(t.deps)
  expect(await checkAudits(installationOf(t))).toMatchObject([{ level: 'ok' }])
  expect(await checkAudits(installationOf(t, {}, 3 * dayMs))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('The last audit of the ledger was at') },
  ])

  await t.queryAsOwner(`insert into ledger.balances values ('payable', gen_random_uuid(), 5)`)
  await keepAudit(t.deps)
  expect(await checkAudits(installationOf(t))).toMatchObject([
    { level: 'problem', what: expect.stringContaining('balances equal the lines') },
  ])
  await t.queryAsOwner('delete from ledger.balances where cents = 5')
})

test('an audit that could not be finished is a problem', async () => {
  const t = await startTestApp()
  await t.queryAsOwner('alter table ledger.chains rename to chains_gone')
  onTestFinished(() => t.queryAsOwner('alter table ledger.chains_gone rename to chains'))

  await expect(keepAudit(t.deps)).rejects.toThrow()

  expect(await checkAudits(installationOf(t))).toMatchObject([
    { level: 'problem', what: expect.stringContaining('could not be finished') },
  ])
})

test('secrets that lie open where others reach us are a warning, and those of another key a problem', async () => {
  const settings = { GUILDHALL_SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') }
  const other = { GUILDHALL_SECRETS_KEY: Buffer.alloc(32, 8).toString('base64') }
  const plain = await startTestApp()
  await signUpWithApp(plain)
  expect(await checkSecretsKey(installationOf(plain))).toMatchObject([{ level: 'ok' }])
  expect(await checkSecretsKey(installationOf(plain, { HOST: '0.0.0.0' }))).toMatchObject([{ level: 'warning' }])

  const sealed = await startTestApp({ secretsKey: Buffer.alloc(32, 7) })
  await signUpWithApp(sealed)

  expect(await checkSecretsKey(installationOf(sealed, settings))).toMatchObject([{ level: 'ok' }])
  expect(await checkSecretsKey(installationOf(sealed, other))).toMatchObject([
    { level: 'problem', what: expect.stringContaining('1 authenticator app had') },
  ])
})
