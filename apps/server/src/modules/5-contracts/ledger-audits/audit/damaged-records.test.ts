import { beforeAll, test } from 'vitest'
import { arrangeLedger, expectFound } from '../../../../testing/damaged-ledger.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let t: TestApp
let ledger: Awaited<ReturnType<typeof arrangeLedger>>
beforeAll(async () => {
  t = await startTestApp()
  ledger = await arrangeLedger(t)
})

const damages = {
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
    `update contracts set status = 'active', ended_at = null where id = '${ledger.contractId}'`,
    ['the money of each contract is somewhere'],
  ],
  'a contract whose amount or fee was changed': () => [
    `update contracts set amount_cents = 1000, fee_bps = 500 where id = '${ledger.contractId}'`,
    ['the money of each contract is somewhere'],
  ],
  'money that went to another freelancer': () => [
    `update contracts set freelancer_id = (select id from users where id not in (freelancer_id, client_id) limit 1)
     where id = '${ledger.contractId}'`,
    ['contracts pay their own freelancer'],
  ],
  'a payment that is not in the ledger': () => [
    `update payments set status = 'succeeded', failure = null where status = 'failed'`,
    ['payments and the ledger agree', 'payments and the provider agree'],
  ],
  'a payment that the ledger has and that failed': () => [
    `update payments set status = 'failed', failure = 'declined' where contract_id = '${ledger.contractId}'`,
    ['payments and the ledger agree', 'payments and the provider agree'],
  ],
  'a payment of another amount': () => [
    `update payments set amount_cents = 1 where contract_id = '${ledger.contractId}' and status = 'succeeded'`,
    ['payments and the ledger agree', 'payments and the provider agree'],
  ],
  'a payment of another contract': () => [
    `update payments set contract_id = (select id from contracts where id <> '${ledger.contractId}' limit 1) where status = 'succeeded'`,
    ['payments and the ledger agree'],
  ],
  'a charge that the provider has and we call failed': () => [
    `update sandbox_charges set status = 'succeeded', failure = null where status = 'failed'`,
    ['payments and the provider agree'],
  ],
  'a payout that is not in the ledger': () => [
    `insert into payouts (freelancer_id, amount_cents, provider, created_at) values ('${ledger.freelancerId}', 5, 'sandbox', now())`,
    ['payouts and the ledger agree'],
  ],
  'a payout that is gone': () => [`delete from payouts`, ['payouts and the ledger agree']],
  'a payout of another amount': () => [`update payouts set amount_cents = 5`, ['payouts and the ledger agree']],
  'a refund without its entry': () => [`update refunds set id = gen_random_uuid()`, ['refunds and the ledger agree']],
  'a refund of another amount': () => [
    `update refunds set amount_cents = amount_cents - 1`,
    ['refunds and the ledger agree', 'refunds and the provider agree'],
  ],
  'a refund that was sent, and the provider does not know': () => [
    `delete from sandbox_refunds`,
    ['refunds and the provider agree'],
  ],
  'a refund the provider made and we did not': () => [
    `insert into sandbox_refunds values (gen_random_uuid(), gen_random_uuid(), 100, now())`,
    ['refunds and the provider agree'],
  ],
  'a refund of more than was paid': () => [
    `update payments set amount_cents = 19999 where contract_id = '${ledger.cancelledId}'`,
    ['refunds and the ledger agree', 'payments and the ledger agree'],
  ],
  'a cancelled contract with money': () => [
    `update ledger.lines set owner_id = chain_id, account = 'escrow' where chain_id = '${ledger.cancelledId}' and account = 'refund_out'`,
    ['the money of each contract is somewhere'],
  ],
  'a cancelled contract whose project goes on': () => [
    `update projects set status = 'in_progress' where status = 'cancelled'`,
    ['cancelled contracts and their projects agree'],
  ],
  'an open offer for a contract that is over': () => [
    `insert into contract_offers (contract_id, offered_by, release_cents, fee_cents, refund_cents, reason, created_at)
      select id, client_id, 0, 0, 0, 'x', now() from contracts where id = '${ledger.cancelledId}'`,
    ['offers to end a contract agree with it'],
  ],
  'an open change of a contract that is over': () => [
    `insert into contract_changes (contract_id, offered_by, days_to, refund_cents, reason, created_at)
      select id, client_id, 5, 0, 'x', now() from contracts where id = '${ledger.cancelledId}'`,
    ['changes of a contract agree with it'],
  ],
  'an accepted change that the contract does not follow, and whose refund was not made': () => [
    `insert into contract_changes (contract_id, offered_by, amount_from_cents, amount_to_cents, refund_cents, reason, status,
        created_at, ended_at)
      select id, client_id, amount_cents, amount_cents - 1, 1, 'x', 'accepted', now(), now() from contracts
      where id = '${ledger.contractId}'`,
    ['changes of a contract agree with it'],
  ],
  'a milestone that was released and is not in the ledger': () => [
    `insert into contract_milestones (contract_id, position, title, amount_cents, released_at)
      values ('${ledger.cancelledId}', 1, 'x', 500, now())`,
    ['milestones and the ledger agree'],
  ],
  'a failed payout that was not given back': () => [
    `update payouts set status = 'failed', ended_at = now()`,
    ['payouts and the ledger agree'],
  ],
} satisfies Record<string, () => [string, string[]]>

test.each(Object.entries(damages))('the audit finds %s', async (_name, damage) => {
  await expectFound(t, ...(damage() as [string, string[]]))
})
