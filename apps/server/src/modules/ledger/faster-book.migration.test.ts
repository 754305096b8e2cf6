import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'
import { chainStart, type HashedLine, lineHash } from './ledger-hash.ts'

test('a chain that was begun before goes on with hashes of the same text', async () => {
  const { query, migrate } = await startBeforeMigration('0030_faster_book')
  const [contractId, freelancerId] = [randomUUID(), randomUUID()]
  const post = (reason: string, lines: object[]) =>
    query('select ledger.post($1, $2, $3, $4, $5)', [
      contractId,
      reason,
      `${reason}-1`,
      '2026-03-01T10:00:00.123456Z',
      JSON.stringify(lines),
    ])
  await post('fund', [
    { account: 'card_in', cents: -500 },
    { account: 'escrow', owner: contractId, cents: 500 },
  ])

  await migrate()
  await post('release', [
    { account: 'escrow', owner: contractId, cents: -500 },
    { account: 'payable', owner: freelancerId, cents: 450 },
    { account: 'platform_fee', cents: 50 },
  ])

  const { rows } = await query(
    `select l.position, e.id as "entryId", e.reason, e.source, l.account, l.owner_id as "ownerId",
       l.amount_cents as "amountCents", e.currency, e.at, l.hash
     from ledger.lines l join ledger.entries e on e.id = l.entry_id where l.chain_id = $1 order by l.position`,
    [contractId],
  )
  let before = chainStart(contractId)
  for (const line of rows as unknown as (HashedLine & { hash: Buffer })[]) {
    before = lineHash(before, line)
    expect([line.position, line.hash]).toEqual([line.position, before])
  }
  expect(rows).toHaveLength(5)
  const { rows: balances } = await query('select account, cents from ledger.balances order by account')
  expect(balances).toEqual([
    { account: 'escrow', cents: 0 },
    { account: 'payable', cents: 450 },
  ])
})
