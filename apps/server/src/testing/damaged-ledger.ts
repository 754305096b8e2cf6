import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { settleContract } from '../modules/5-contracts/contracts/settle-contract.ts'
import { auditLedger } from '../modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { noLimits, openDatabase, type Tx } from '../platform/database/database.ts'
import { arrangeHire } from './contracts.ts'
import { pay } from './payments.ts'
import type { TestApp } from './test-app.ts'

/** 18 lines: contracts that are paid out, held, due, under way and cancelled. */
export async function arrangeLedger(t: TestApp) {
  const hire = await arrangeHire(t, { bidAmount: 333.33 })
  await pay(hire, 'declined')
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  await hire.freelancer.post('/api/payouts', { amount: 100 })
  await t.runJobs()
  await hire.freelancer.post('/api/payouts', {})
  await pay(await arrangeHire(t))
  const due = await arrangeHire(t)
  await due.deliver()
  await due.approve()
  await pay(await arrangeHire(t), 'needs_confirmation')
  const cancelled = await arrangeHire(t, { bidAmount: 500 })
  await pay(cancelled)
  const { contractId: cancelledId } = cancelled
  await settleContract(t.deps, { contractId: cancelledId, refundCents: 20_000, reason: 'No answer.' })
  await t.runJobs()
  return { contractId: hire.contractId, freelancerId: hire.freelancerUser.id, cancelledId }
}

/** Runs `damage` as the database's owner with all triggers off, audits, and rolls back. */
export async function findingsAfter(t: TestApp, damage: string, andThen = async (_tx: Tx) => {}) {
  const owner = openDatabase(t.databaseSettings.DATABASE_MIGRATION_URL, 1, noLimits)
  const undo = new Error('undo')
  let findings: Awaited<ReturnType<typeof auditLedger>>['findings'] = []
  await owner.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(`set local session_replication_role = replica; ${damage}`))
      await andThen(tx)
      findings = (await auditLedger(tx)).findings
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  await owner.close()
  return findings
}

export async function problemsAfter(...args: Parameters<typeof findingsAfter>): Promise<string[]> {
  const findings = await findingsAfter(...args)
  return findings.flatMap(({ check, problems }) => problems.map((problem) => `${check}: ${problem}`))
}

export async function expectFound(t: TestApp, damage: string, checks: readonly string[]): Promise<void> {
  const problems = await problemsAfter(t, damage)
  for (const check of checks) {
    expect(
      problems.some((problem) => problem.startsWith(`${check}: `)),
      `${check}: ${problems.join('\n')}`,
    ).toBe(true)
  }
}
