import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeLedger, problemsAfter } from '../../../../testing/damaged-ledger.ts'
import { mainScript } from '../../../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { postCardDispute, postPayoutReturn } from '../../../1-ground/ledger/shared/post-entry.ts'
import { auditLedger, describeAudit } from './audit-ledger.ts'

let t: TestApp
let contractId: string
let freelancerId: string
beforeAll(async () => {
  t = await startTestApp()
  ;({ contractId, freelancerId } = await arrangeLedger(t))
})

const command = (args: string[], { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainScript, 'ledger', ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    input,
  })
  return { status, stdout, stderr }
}

test('a ledger that the product wrote is sound', async () => {
  expect(await problemsAfter(t, '')).toEqual([])
  expect(describeAudit(await auditLedger(t.db))).toBe('The ledger is sound: 18 lines in 8 entries of 4 chains.')
})

test('a payout that failed and whose money came back is no problem', async () => {
  const payoutId = String(await t.value("select id from payouts where status = 'paid'"))
  const problems = await problemsAfter(
    t,
    `update payouts set status = 'failed' where id = '${payoutId}'`,
    async (tx) => {
      await postPayoutReturn(tx, { freelancerId, source: payoutId, at: new Date(), cents: 10_000 })
    },
  )
  expect(problems).toEqual([])
})

describe('a payment that a bank took back after its release', () => {
  const parts = { fromEscrowCents: 0, fromDisputedCents: 0, fromPlatformCents: 33_333 }

  test.each([
    ['', undefined],
    ["update card_disputes set status = 'lost', ended_at = now()", 'lacks its entry (card_dispute_lost)'],
    ['update card_disputes set amount_cents = 5, from_platform_cents = 5', '(5 of 5 cents'],
    ['update card_disputes set from_platform_cents = 0, from_escrow_cents = 33333', '(0 of 33333 cents'],
    ['delete from card_disputes', 'which is not of its kind'],
  ])('%s', async (damage, problem) => {
    const id = crypto.randomUUID()
    const problems = await problemsAfter(t, '', async (tx) => {
      await tx.execute(sql`insert into card_disputes (id, contract_id, payment_id, provider_id, amount_cents, from_escrow_cents,
          from_disputed_cents, from_platform_cents, created_at)
        select ${id}, contract_id, id, ${id}, 33333, 0, 0, 33333, now() from payments
        where contract_id = ${contractId} and status = 'succeeded'`)
      await postCardDispute(tx, { contractId, source: id, at: new Date(), parts })
      if (damage) await tx.execute(sql.raw(damage))
    })
    const expected = problem ? [expect.stringMatching(/^card disputes and the ledger agree: /)] : []
    expect(problems).toEqual(expected)
    if (problem) expect(problems[0]).toContain(problem)
  })

  test('and that is called won on appeal lacks three entries', async () => {
    const id = crypto.randomUUID()
    const problems = await problemsAfter(t, '', async (tx) => {
      await tx.execute(sql`insert into card_disputes (id, contract_id, payment_id, provider_id, amount_cents, from_escrow_cents,
          from_disputed_cents, from_platform_cents, created_at, ended_at, status, lost_at)
        select ${id}, contract_id, id, ${id}, 33333, 0, 0, 33333, now(), now(), 'won', now() from payments
        where contract_id = ${contractId} and status = 'succeeded'`)
      await postCardDispute(tx, { contractId, source: id, at: new Date(), parts })
    })

    for (const reason of ['card_dispute_lost', 'card_dispute_reopened', 'card_dispute_won']) {
      expect(problems).toContainEqual(expect.stringContaining(`lacks its entry (${reason})`))
    }
    expect(problems).toHaveLength(3)
  })
})

test('of many problems the report names some, and counts the others', async () => {
  const report = { chains: 1, entries: 1, lines: 2, findings: [{ check: 'x', total: 21, problems: ['One.', 'Two.'] }] }
  expect(describeAudit(report)).toBe(
    'The ledger has 21 problems: 2 lines in 1 entry of 1 chain.\nFailed: x.\n  One.\n  Two.\n  … and 19 more.',
  )
})

test('guildhall ledger verify says whether an exported file proves itself', async () => {
  const owner = await t.value('select client_id from contracts where id = $1', [contractId])
  const token = await t.insertSession(String(owner))
  const { body } = await t.as({ token }).get(`/api/contracts/${contractId}/ledger.csv`)
  const [file, changed] = ['sound.csv', 'changed.csv'].map((name) => path.join(t.folder, name)) as [string, string]
  await writeFile(file, body)
  const sound = { status: 0, stdout: expect.stringContaining('The statement proves itself: 5 lines of 1 chain.') }
  await writeFile(changed, body.replace(',29999,', ',29998,').replace(',30000,', ',29998,'))

  expect(command(['verify', file])).toMatchObject(sound)
  expect(command(['verify', '-'], { input: body })).toMatchObject(sound)
  const verdict = command(['verify', changed])
  expect(verdict.status).toBe(1)
  expect(verdict.stdout).toContain('The statement was changed or is not whole')
  expect(command(['verify', `${file}.gone`])).toMatchObject({ status: 1 })
  expect(command(['verify'])).toMatchObject({ status: 2, stderr: expect.stringContaining('guildhall ledger verify') })
})

test('guildhall ledger audit reads the database of the settings, as the application’s role, and exits with 1 if it is damaged', async () => {
  const settings = { env: { DATABASE_URL: t.url } }
  expect(command(['audit'], settings)).toMatchObject({
    status: 0,
    stdout: 'The ledger is sound: 18 lines in 8 entries of 4 chains.\n',
  })
  await t.queryAsOwner('update ledger.balances set cents = cents + 1')
  const { status, stdout } = command(['audit'], settings)
  expect([status, stdout.split('\n')[0]]).toEqual([1, expect.stringMatching(/^The ledger has \d+ problems: /)])
})
