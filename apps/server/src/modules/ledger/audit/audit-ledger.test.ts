import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { noLimits, openDatabase, type Tx } from '../../../platform/database/database.ts'
import { arrangeHire } from '../../../testing/contracts.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { settleContract } from '../../contracts/settle-contract.ts'
import { postCardDispute, postPayoutReturn } from '../shared/post-entry.ts'
import { auditLedger, describeAudit } from './audit-ledger.ts'

let t: TestApp
let contractId: string
let freelancerId: string
let cancelledId: string
beforeAll(async () => {
  t = await startTestApp()
  const hire = await arrangeHire(t, { bidAmount: 333.33 })
  contractId = hire.contractId
  freelancerId = hire.freelancerUser.id
  await pay(hire, 'declined')
  await pay(hire, 'succeeds')
  await hire.deliver()
  await hire.approve()
  await hire.freelancer.post('/api/payouts', { amount: 100 })
  await t.runJobs()
  await hire.freelancer.post('/api/payouts', {})
  const held = await arrangeHire(t)
  await pay(held, 'succeeds')
  const due = await arrangeHire(t)
  await due.deliver()
  await due.approve()
  await pay(await arrangeHire(t), 'needs_confirmation')
  await settleContract(t.deps, { contractId: await arrangeCancelled(), refundCents: 20_000, reason: 'No answer.' })
  await t.runJobs()
})

async function arrangeCancelled() {
  const hire = await arrangeHire(t, { bidAmount: 500 })
  await pay(hire, 'succeeds')
  cancelledId = hire.contractId
  return cancelledId
}

async function pay({ client, contractId: id }: Awaited<ReturnType<typeof arrangeHire>>, card: string) {
  const { _id } = (await client.post(`/api/contracts/${id}/payments`)).json()
  await client.post(`/api/payments/${_id}/test-card`, { card })
}

/** What the audit says after `damage`, which its owner does with all triggers off. Nothing of it stays. */
async function problemsAfter(damage: string, andThen = async (_tx: Tx) => {}): Promise<string[]> {
  const owner = openDatabase(t.databaseSettings.DATABASE_MIGRATION_URL, 1, noLimits)
  const undo = new Error('undo')
  let problems: string[] = []
  await owner.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(`set local session_replication_role = replica; ${damage}`))
      await andThen(tx)
      const { findings } = await auditLedger(tx)
      problems = findings.flatMap((finding) => finding.problems.map((problem) => `${finding.check}: ${problem}`))
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  await owner.close()
  return problems
}

const command = (name: string, args: string[], env: Record<string, string> = {}) => {
  const script = fileURLToPath(new URL(`../../../${name}.ts`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a book that the product wrote is sound', async () => {
  expect(await problemsAfter('')).toEqual([])
  expect(describeAudit(await auditLedger(t.db))).toBe('The book is sound: 18 lines in 8 entries of 4 chains.')
})

test('a payout that failed and whose money came back is no problem', async () => {
  const payoutId = String(await t.value("select id from payouts where status = 'paid'"))
  const problems = await problemsAfter(`update payouts set status = 'failed' where id = '${payoutId}'`, async (tx) => {
    await postPayoutReturn(tx, { freelancerId, source: payoutId, at: new Date(), cents: 10_000 })
  })
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
    const problems = await problemsAfter('', async (tx) => {
      await tx.execute(sql`insert into card_disputes (id, contract_id, payment_id, provider_id, amount_cents, from_escrow_cents,
          from_disputed_cents, from_platform_cents, created_at)
        select ${id}, contract_id, id, ${id}, 33333, 0, 0, 33333, now() from payments
        where contract_id = ${contractId} and status = 'succeeded'`)
      await postCardDispute(tx, { contractId, source: id, at: new Date(), parts })
      if (damage) await tx.execute(sql.raw(damage))
    })
    const expected = problem ? [expect.stringMatching(/^card disputes and the book agree: /)] : []
    expect(problems).toEqual(expected)
    if (problem) expect(problems[0]).toContain(problem)
  })

  test('and that is called won on appeal lacks three entries', async () => {
    const id = crypto.randomUUID()
    const problems = await problemsAfter('', async (tx) => {
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

describe('the audit finds', () => {
  const onStripe = () =>
    `update payments set provider = 'stripe', provider_ref = 'pi_1' where contract_id = '${contractId}' and status = 'succeeded'`
  const event = (kind: string, status: string, objectId: string) =>
    `insert into provider_events (id, kind, status, object_id, happened_at, received_at, booked_at) values ('evt_1', '${kind}',
      '${status}', '${objectId}', now(), now() - interval '7 hours', ${status === 'waiting' ? 'null' : 'now()'})`
  const lineOf = (position: number) => `chain_id = '${contractId}' and position = ${position}`
  const cases = {
    'a changed amount': () => [
      `update ledger.lines set amount_cents = amount_cents + 1 where ${lineOf(4)}`,
      ['entries balance', 'chains are whole', 'balances equal the lines'],
    ],
    'two changed amounts that balance': () => [
      `update ledger.lines set amount_cents = amount_cents + 1 where ${lineOf(4)};
       update ledger.lines set amount_cents = amount_cents - 1 where ${lineOf(5)}`,
      ['chains are whole', 'the money of each contract is somewhere'],
    ],
    'a changed entry': () => [
      `update ledger.entries set at = at + interval '1 day' where chain_id = '${contractId}' and reason = 'fund'`,
      ['chains are whole'],
    ],
    'a line that is gone': () => [
      `delete from ledger.lines where ${lineOf(2)}`,
      ['entries balance', 'chains are whole'],
    ],
    'an entry that is gone with its lines, at the end of a chain': () => [
      `delete from ledger.lines where ${lineOf(3)} or ${lineOf(4)} or ${lineOf(5)};
       delete from ledger.entries where chain_id = '${contractId}' and reason = 'release'`,
      ['chains end with their newest line', 'balances equal the lines', 'the money of each contract is somewhere'],
    ],
    'an end that was cut off with its chain’s head and balances': () => [
      `delete from ledger.lines where ${lineOf(3)} or ${lineOf(4)} or ${lineOf(5)};
       delete from ledger.entries where chain_id = '${contractId}' and reason = 'release';
       update ledger.chains c set position = 2, hash = l.hash from ledger.lines l
         where c.id = '${contractId}' and l.chain_id = c.id and l.position = 2;
       update ledger.balances set cents = 33333 where owner_id = '${contractId}'`,
      ['the money of each contract is somewhere'],
    ],
    'a line that was moved to another chain': () => [
      `update ledger.lines set chain_id = '${freelancerId}', position = 5 where ${lineOf(5)}`,
      ['lines are in the chain of their entry', 'chains are whole', 'chains end with their newest line'],
    ],
    'an entry without lines': () => [
      `insert into ledger.entries (chain_id, reason, source, currency, at) values ('${contractId}', 'refund', 'x', 'USD', now())`,
      ['entries balance'],
    ],
    'a line without its entry': () => [
      `delete from ledger.entries where chain_id = '${contractId}' and reason = 'fund'`,
      ['entries balance', 'chains are whole', 'payments and the book agree'],
    ],
    'a chain without its head': () => [
      `delete from ledger.chains where id = '${contractId}'`,
      ['chains end with their newest line'],
    ],
    'a chain whose lines were all taken': () => [
      `delete from ledger.lines where chain_id = '${contractId}'; delete from ledger.entries where chain_id = '${contractId}'`,
      ['chains end with their newest line', 'payments and the book agree'],
    ],
    'a balance that was raised': () => [
      `update ledger.balances set cents = cents + 100 where owner_id = '${freelancerId}'`,
      ['balances equal the lines'],
    ],
    'a balance that is gone': () => [`delete from ledger.balances where cents > 0`, ['balances equal the lines']],
    'a balance of nothing': () => [
      `insert into ledger.balances values ('payable', gen_random_uuid(), 5)`,
      ['balances equal the lines'],
    ],
    'a chain of nobody': () => [
      `insert into ledger.chains select id, 0, sha256(convert_to(id::text, 'UTF8')) from (select gen_random_uuid() as id) n`,
      ['each chain belongs to a contract or a freelancer'],
    ],
    'a completed contract with money in escrow': () => [
      `update contracts set status = 'completed', ended_at = now() where status = 'active' and id in (
         select owner_id from ledger.balances where account = 'escrow' and cents > 0)`,
      ['the money of each contract is somewhere'],
    ],
    'a contract that was completed without money': () => [
      `update contracts set status = 'completed', ended_at = now() where status = 'payment_due'`,
      ['the money of each contract is somewhere'],
    ],
    'a contract that was paid out and is said to be under way': () => [
      `update contracts set status = 'active', ended_at = null where id = '${contractId}'`,
      ['the money of each contract is somewhere'],
    ],
    'a contract whose amount or fee was changed': () => [
      `update contracts set amount_cents = 1000, fee_bps = 500 where id = '${contractId}'`,
      ['the money of each contract is somewhere'],
    ],
    'money that went to another freelancer': () => [
      `update contracts set freelancer_id = (select id from users where id not in (freelancer_id, client_id) limit 1)
       where id = '${contractId}'`,
      ['contracts pay their own freelancer'],
    ],
    'a payment that is not in the book': () => [
      `update payments set status = 'succeeded', failure = null where status = 'failed'`,
      ['payments and the book agree', 'payments and the provider agree'],
    ],
    'a payment that the book has and that failed': () => [
      `update payments set status = 'failed', failure = 'declined' where contract_id = '${contractId}'`,
      ['payments and the book agree', 'payments and the provider agree'],
    ],
    'a payment of another amount': () => [
      `update payments set amount_cents = 1 where contract_id = '${contractId}' and status = 'succeeded'`,
      ['payments and the book agree', 'payments and the provider agree'],
    ],
    'a payment of another contract': () => [
      `update payments set contract_id = (select id from contracts where id <> '${contractId}' limit 1) where status = 'succeeded'`,
      ['payments and the book agree'],
    ],
    'a charge that the provider has and we call failed': () => [
      `update sandbox_charges set status = 'succeeded', failure = null where status = 'failed'`,
      ['payments and the provider agree'],
    ],
    'a payout that is not in the book': () => [
      `insert into payouts (freelancer_id, amount_cents, provider, created_at) values ('${freelancerId}', 5, 'sandbox', now())`,
      ['payouts and the book agree'],
    ],
    'a payout that is gone': () => [`delete from payouts`, ['payouts and the book agree']],
    'a payout of another amount': () => [`update payouts set amount_cents = 5`, ['payouts and the book agree']],
    'a refund without its entry': () => [`update refunds set id = gen_random_uuid()`, ['refunds and the book agree']],
    'a refund of another amount': () => [
      `update refunds set amount_cents = amount_cents - 1`,
      ['refunds and the book agree', 'refunds and the provider agree'],
    ],
    'a refund that failed, and that the book does not call owed': () => [
      `update refunds set status = 'failed'; delete from sandbox_refunds`,
      ['refunds that were sent back and the book agree'],
    ],
    'a refund that the book calls owed, and that did not fail': () => [
      `select ledger.post(contract_id, 'refund_return', id::text, now(), jsonb_build_array(
        jsonb_build_object('account', 'refund_out', 'cents', -amount_cents),
        jsonb_build_object('account', 'refund_due', 'cents', amount_cents))) from refunds`,
      ['refunds that were sent back and the book agree'],
    ],
    'a refund that was sent, and the provider does not know': () => [
      `delete from sandbox_refunds`,
      ['refunds and the provider agree'],
    ],
    'a refund the provider made and we did not': () => [
      `insert into sandbox_refunds values (gen_random_uuid(), gen_random_uuid(), 100, now())`,
      ['refunds and the provider agree'],
    ],
    'an event of Stripe that was never booked': () => [
      event('payment_intent.succeeded', 'waiting', 'pi_1'),
      ['every event of the provider is booked'],
    ],
    'an event of Stripe that is called booked, and is about nothing': () => [
      event('payout.paid', 'booked', 'po_1'),
      ['events of the provider and our records agree'],
    ],
    'an event of a charge whose payment failed': () => [
      `${onStripe()}; update payments set status = 'failed', failure = 'declined' where provider_ref = 'pi_1';
       ${event('payment_intent.succeeded', 'booked', 'pi_1')}`,
      ['payments and the book agree', 'events of the provider and our records agree'],
    ],
    'a refund of ours that somebody made at Stripe by hand': () => [
      `${onStripe()}; ${event('refund.created', 'foreign', 're_1')};
       update provider_events set intent_ref = 'pi_1'`,
      ['events of the provider and our records agree'],
    ],
    'a payment by Stripe that lacks its name': () => [
      `${onStripe()}; update payments set provider_ref = null`,
      ['what the provider did is named'],
    ],
    'a refund of more than was paid': () => [
      `update payments set amount_cents = 19999 where contract_id = '${cancelledId}'`,
      ['refunds and the book agree', 'payments and the book agree'],
    ],
    'a cancelled contract with money': () => [
      `update ledger.lines set owner_id = chain_id, account = 'escrow' where chain_id = '${cancelledId}' and account = 'refund_out'`,
      ['the money of each contract is somewhere'],
    ],
    'a cancelled contract whose project goes on': () => [
      `update projects set status = 'in_progress' where status = 'cancelled'`,
      ['cancelled contracts and their projects agree'],
    ],
    'an open offer for a contract that is over': () => [
      `insert into contract_offers (contract_id, offered_by, release_cents, fee_cents, refund_cents, reason, created_at)
        select id, client_id, 0, 0, 0, 'x', now() from contracts where id = '${cancelledId}'`,
      ['offers to end a contract agree with it'],
    ],
    'an open change of a contract that is over': () => [
      `insert into contract_changes (contract_id, offered_by, days_to, refund_cents, reason, created_at)
        select id, client_id, 5, 0, 'x', now() from contracts where id = '${cancelledId}'`,
      ['changes of a contract agree with it'],
    ],
    'an accepted change that the contract does not follow, and whose refund was not made': () => [
      `insert into contract_changes (contract_id, offered_by, amount_from_cents, amount_to_cents, refund_cents, reason, status,
          created_at, ended_at)
        select id, client_id, amount_cents, amount_cents - 1, 1, 'x', 'accepted', now(), now() from contracts
        where id = '${contractId}'`,
      ['changes of a contract agree with it'],
    ],
    'a milestone that was released and is not in the book': () => [
      `insert into contract_milestones (contract_id, position, title, amount_cents, released_at)
        values ('${cancelledId}', 1, 'x', 500, now())`,
      ['milestones and the book agree'],
    ],
    'a failed payout that was not given back': () => [
      `update payouts set status = 'failed', ended_at = now()`,
      ['payouts and the book agree'],
    ],
    'a payment without a receipt': () => [
      `delete from receipts where kind = 'receipt' and contract_id = '${contractId}'`,
      ['each payment has its receipt and each refund its credit note', 'the numbers of receipts have no gaps'],
    ],
    'a receipt for a payment that failed': () => [
      `update payments set status = 'failed', failure = 'declined' where contract_id = '${contractId}'`,
      ['each payment has its receipt and each refund its credit note'],
    ],
    'a credit note of another amount': () => [
      `update receipts set amount_cents = 1 where kind = 'credit_note'`,
      ['each payment has its receipt and each refund its credit note'],
    ],
    'a number that was left out': () => [
      `update receipts set number = number + 1 where kind = 'credit_note'`,
      ['the numbers of receipts have no gaps'],
    ],
  } satisfies Record<string, () => [string, string[]]>

  test.each(Object.entries(cases))('%s', async (_name, damage) => {
    const [statement, checks] = damage() as [string, string[]]
    const problems = await problemsAfter(statement)
    for (const check of checks) {
      expect(
        problems.some((problem) => problem.startsWith(`${check}: `)),
        `${check}: ${problems.join('\n')}`,
      ).toBe(true)
    }
  })
})

test('of many problems the report names some, and counts the others', async () => {
  const report = { chains: 1, entries: 1, lines: 2, findings: [{ check: 'x', total: 21, problems: ['One.', 'Two.'] }] }
  expect(describeAudit(report)).toBe(
    'The book has 21 problems: 2 lines in 1 entry of 1 chain.\nNot so: x.\n  One.\n  Two.\n  … and 19 more.',
  )
})

test('npm run ledger:verify says whether an exported file proves itself', async () => {
  const owner = await t.value('select client_id from contracts where id = $1', [contractId])
  const token = await t.insertSession(String(owner))
  const { body } = await t.as({ token }).get(`/api/contracts/${contractId}/ledger.csv`)
  const [file, changed] = ['sound.csv', 'changed.csv'].map((name) => path.join(t.folder, name)) as [string, string]
  await writeFile(file, body)
  await writeFile(changed, body.replace(',29999,', ',29998,').replace(',30000,', ',29998,'))

  expect(command('ledger-verify', [file])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The statement proves itself: 5 lines of 1 chain.'),
  })
  const verdict = command('ledger-verify', [changed])
  expect(verdict.status).toBe(1)
  expect(verdict.stderr).toContain('The statement was changed or is not whole')
  expect(command('ledger-verify', [`${file}.gone`])).toMatchObject({ status: 1 })
  expect(command('ledger-verify', [])).toMatchObject({ status: 1 })
})

test('npm run ledger:audit reads the database of the settings, as the application’s role, and exits with 1 if it is damaged', async () => {
  const settings = { DATABASE_URL: t.url }
  expect(command('ledger-audit', [], settings)).toMatchObject({
    status: 0,
    stdout: 'The book is sound: 18 lines in 8 entries of 4 chains.\n',
  })
  await t.queryAsOwner('update ledger.balances set cents = cents + 1')
  const { status, stdout } = command('ledger-audit', [], settings)
  expect([status, stdout.split('\n')[0]]).toEqual([1, expect.stringMatching(/^The book has \d+ problems: /)])
})
