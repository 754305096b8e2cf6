import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { noLimits, openDatabase } from '../../platform/database/database.ts'
import { arrangeDispute, expectSoundBook } from '../../testing/disputes.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { auditLedger } from '../ledger/audit/audit-ledger.ts'

let t: TestApp
let disputeId: string
beforeAll(async () => {
  t = await startTestApp()
  const open = await arrangeDispute(t, 200)
  await open.claim('freelancer', 700)
  disputeId = open.disputeId
  await (await arrangeDispute(t, 400)).claim('freelancer', 400)
  await (await arrangeDispute(t, 0)).withdraw('client')
  await t.runJobs()
})

/** What the audit says after `damage`, which its owner does with all triggers off. Nothing of it stays. */
async function problemsAfter(damage: string): Promise<string[]> {
  const owner = openDatabase(t.databaseSettings.DATABASE_MIGRATION_URL, 1, noLimits)
  const undo = new Error('undo')
  let checks: string[] = []
  await owner.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(`set local session_replication_role = replica; ${damage}`))
      checks = (await auditLedger(tx)).findings.map(({ check }) => check)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  await owner.close()
  return checks
}

const contracts = 'contracts in dispute and their disputes agree'
const book = 'disputes and the book agree'
const one = () => `id = '${disputeId}'`

test('disputes that the product settled are sound', () => expectSoundBook(t))

const cases: [string, () => string, string[]][] = [
  ['a contract in dispute without one', () => `delete from disputes where ${one()}`, [contracts, book]],
  [
    'a dispute of a contract that goes on',
    () => `update contracts set status = 'active' where status = 'disputed'`,
    [contracts],
  ],
  [
    'a dispute said to be withdrawn',
    () =>
      `update disputes set paid_release_cents = 0, paid_refund_cents = 0, status = 'withdrawn', ended_at = now() where ${one()}`,
    [contracts, book],
  ],
  [
    'a settled dispute of a contract that was completed',
    () => `update contracts set status = 'completed' where status = 'cancelled'`,
    [contracts],
  ],
  ['another amount that was set aside', () => `update disputes set held_cents = held_cents + 1 where ${one()}`, [book]],
  [
    'another amount that was paid',
    () => `update disputes set paid_release_cents = paid_release_cents - 1 where ${one()}`,
    [book],
  ],
  [
    'a hold that is gone',
    () =>
      `delete from ledger.lines where entry_id in (select id from ledger.entries where reason = 'dispute_hold'); delete from ledger.entries where reason = 'dispute_hold'`,
    [book],
  ],
]
test.each(cases)('the audit finds %s', async (_name, damage, found) => {
  const checks = await problemsAfter(damage())

  for (const check of found) expect(checks).toContain(check)
})
