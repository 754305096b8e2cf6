import type { LedgerAuditsView } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../platform/database/database.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { lockNumbering } from '../receipts/receipt.queries.ts'
import { tryAuditLock } from './audit/ledger-audit.queries.ts'
import { keepAudit } from './keep-audit.ts'
import { auditLedgerJob } from './shared/ledger-audit.jobs.ts'

test('an operator starts an audit, which runs in the background and is kept', async () => {
  const t = await startTestApp()
  const as = t.as(await insertOperator(t))
  const read = async () => (await as.get('/api/admin/audit')).json<LedgerAuditsView>()
  expect(await read()).toEqual({ audits: [], isRunning: false })

  const started = await as.post('/api/admin/audit')
  await as.post('/api/admin/audit')

  expect(started.statusCode).toBe(202)
  expect(started.json()).toMatchObject({ isRunning: true })
  expect(await t.value('select count(*) from jobs.job where name = $1', [auditLedgerJob.name])).toBe(1)
  await t.runJobs()
  expect(await read()).toMatchObject({ audits: [{ outcome: 'sound', findings: [], failure: null }], isRunning: false })
})

test('what is wrong is kept with its sentences', async () => {
  const t = await startTestApp()
  const as = t.as(await insertOperator(t))
  await t.queryAsOwner(`insert into ledger.balances values ('payable', gen_random_uuid(), 5)`)

  await keepAudit(t.deps)

  const [latest] = (await as.get('/api/admin/audit')).json<LedgerAuditsView>().audits
  expect(latest).toMatchObject({ outcome: 'problems', findings: [{ check: 'balances equal the lines', total: 1 }] })
})

test('one audit runs at a time', async () => {
  const t = await startTestApp()
  const count = () => t.value('select count(*) from ledger_audits')
  const before = await count()

  await t.db.transaction(async (tx) => {
    expect(await tryAuditLock(tx)).toBe(true)
    await keepAudit(t.deps)
  })

  expect(await count()).toBe(before)
})

test('an audit needs one connection', async () => {
  const t = await startTestApp()
  const single = openDatabase(t.url, 1)
  onTestFinished(() => single.close())
  const before = Number(await t.value('select count(*) from ledger_audits'))

  await keepAudit({ ...t.deps, database: single })

  expect(await t.value('select count(*) from ledger_audits')).toBe(before + 1)
})

test('an audit runs while receipts get their numbers', async () => {
  const t = await startTestApp()
  const count = () => t.value('select count(*) from ledger_audits')
  const before = Number(await count())

  await t.db.transaction(async (tx) => {
    await lockNumbering(tx)
    await keepAudit(t.deps)
  })

  expect(await count()).toBe(before + 1)
})

test('one that cannot be finished is kept with the reason, and tried again', async () => {
  const t = await startTestApp()
  const as = t.as(await insertOperator(t))
  await t.queryAsOwner('alter table ledger.chains rename to chains_gone')

  await expect(keepAudit(t.deps)).rejects.toThrow()

  const [latest] = (await as.get('/api/admin/audit')).json<LedgerAuditsView>().audits
  expect(latest).toMatchObject({ outcome: 'unfinished', failure: expect.stringContaining('ledger.chains') })
})
