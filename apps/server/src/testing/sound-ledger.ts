import { expect } from 'vitest'
import { auditLedger, describeAudit } from '../modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import type { TestApp } from './test-app.ts'

export async function expectSoundLedger(t: TestApp): Promise<void> {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The ledger is sound/)
  expect(await t.value('select count(*) from ledger.balances where cents < 0')).toBe(0)
}
