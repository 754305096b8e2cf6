import { beforeAll, test } from 'vitest'
import { arrangeLedger, expectFound } from '../../../../testing/damaged-ledger.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let t: TestApp
let ledger: Awaited<ReturnType<typeof arrangeLedger>>
beforeAll(async () => {
  t = await startTestApp()
  ledger = await arrangeLedger(t)
})

const lineOf = (position: number) => `chain_id = '${ledger.contractId}' and position = ${position}`
const damages = {
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
    `update ledger.entries set at = at + interval '1 day' where chain_id = '${ledger.contractId}' and reason = 'fund'`,
    ['chains are whole'],
  ],
  'a line that is gone': () => [`delete from ledger.lines where ${lineOf(2)}`, ['entries balance', 'chains are whole']],
  'an entry that is gone with its lines, at the end of a chain': () => [
    `delete from ledger.lines where ${lineOf(3)} or ${lineOf(4)} or ${lineOf(5)};
     delete from ledger.entries where chain_id = '${ledger.contractId}' and reason = 'release'`,
    ['chains end with their newest line', 'balances equal the lines', 'the money of each contract is somewhere'],
  ],
  'an end that was cut off with its chain’s head and balances': () => [
    `delete from ledger.lines where ${lineOf(3)} or ${lineOf(4)} or ${lineOf(5)};
     delete from ledger.entries where chain_id = '${ledger.contractId}' and reason = 'release';
     update ledger.chains c set position = 2, hash = l.hash from ledger.lines l
       where c.id = '${ledger.contractId}' and l.chain_id = c.id and l.position = 2;
     update ledger.balances set cents = 33333 where owner_id = '${ledger.contractId}'`,
    ['the money of each contract is somewhere'],
  ],
  'a line that was moved to another chain': () => [
    `update ledger.lines set chain_id = '${ledger.freelancerId}', position = 5 where ${lineOf(5)}`,
    ['lines are in the chain of their entry', 'chains are whole', 'chains end with their newest line'],
  ],
  'an entry without lines': () => [
    `insert into ledger.entries (chain_id, reason, source, currency, at) values ('${ledger.contractId}', 'refund', 'x', 'USD', now())`,
    ['entries balance'],
  ],
  'a line without its entry': () => [
    `delete from ledger.entries where chain_id = '${ledger.contractId}' and reason = 'fund'`,
    ['entries balance', 'chains are whole', 'payments and the ledger agree'],
  ],
  'a chain without its head': () => [
    `delete from ledger.chains where id = '${ledger.contractId}'`,
    ['chains end with their newest line'],
  ],
  'a chain whose lines were all taken': () => [
    `delete from ledger.lines where chain_id = '${ledger.contractId}'; delete from ledger.entries where chain_id = '${ledger.contractId}'`,
    ['chains end with their newest line', 'payments and the ledger agree'],
  ],
  'a balance that was raised': () => [
    `update ledger.balances set cents = cents + 100 where owner_id = '${ledger.freelancerId}'`,
    ['balances equal the lines'],
  ],
  'a balance that is gone': () => [`delete from ledger.balances where cents > 0`, ['balances equal the lines']],
  'a balance of nothing': () => [
    `insert into ledger.balances values ('payable', gen_random_uuid(), 5)`,
    ['balances equal the lines'],
  ],
  'a month in which more was earned': () => [
    `update ledger.earned_months set released_cents = released_cents + 100 where owner_id = '${ledger.freelancerId}'`,
    ['earned months equal the lines'],
  ],
  'a month that is gone': () => ['delete from ledger.earned_months', ['earned months equal the lines']],
  'a chain of nobody': () => [
    `insert into ledger.chains select id, 0, sha256(convert_to(id::text, 'UTF8')) from (select gen_random_uuid() as id) n`,
    ['each chain belongs to a contract or a freelancer'],
  ],
} satisfies Record<string, () => [string, string[]]>

test.each(Object.entries(damages))('the audit finds %s', async (_name, damage) => {
  await expectFound(t, ...(damage() as [string, string[]]))
})
