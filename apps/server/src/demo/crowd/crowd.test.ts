import { beforeAll, expect, test } from 'vitest'
import { auditLedger, describeAudit } from '../../modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadDemo } from '../load-demo.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const before = process.cpuUsage()
  expect(await loadDemo(t.deps, { crowd: true })).toBe(true)
  console.log(process.cpuUsage(before))
})

test('the book is sound', async () => {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The book is sound/)
})
