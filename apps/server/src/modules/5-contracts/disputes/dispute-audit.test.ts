import { beforeAll, expect, test } from 'vitest'
import { findingsAfter } from '../../../testing/damaged-ledger.ts'
import { arrangeDispute } from '../../../testing/disputes.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

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

const contracts = 'contracts in dispute and their disputes agree'
const agrees = 'disputes and the ledger agree'
const one = () => `id = '${disputeId}'`

test('disputes that the product settled are sound', () => expectSoundLedger(t))

const cases: [string, () => string, string[]][] = [
  ['a contract in dispute without one', () => `delete from disputes where ${one()}`, [contracts, agrees]],
  [
    'a dispute of a contract that goes on',
    () => `update contracts set status = 'active' where status = 'disputed'`,
    [contracts],
  ],
  [
    'a dispute said to be withdrawn',
    () =>
      `update disputes set paid_release_cents = 0, paid_refund_cents = 0, status = 'withdrawn', ended_at = now() where ${one()}`,
    [contracts, agrees],
  ],
  [
    'a settled dispute of a contract that was completed',
    () => `update contracts set status = 'completed' where status = 'cancelled'`,
    [contracts],
  ],
  [
    'another amount that was set aside',
    () => `update disputes set held_cents = held_cents + 1 where ${one()}`,
    [agrees],
  ],
  [
    'another amount that was paid',
    () => `update disputes set paid_release_cents = paid_release_cents - 1 where ${one()}`,
    [agrees],
  ],
  [
    'a hold that is gone',
    () =>
      `delete from ledger.lines where entry_id in (select id from ledger.entries where reason = 'dispute_hold'); delete from ledger.entries where reason = 'dispute_hold'`,
    [agrees],
  ],
]
test.each(cases)('the audit finds %s', async (_name, damage, found) => {
  const checks = (await findingsAfter(t, damage())).map(({ check }) => check)

  for (const check of found) expect(checks).toContain(check)
})
