import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertOldContract, startBeforeMigration } from '../../testing/migrations.ts'

test('refunds that failed before are owed to their clients in the book, and others are not', async () => {
  const { query, migrate } = await startBeforeMigration('0040_late_returns')
  const { client, contract } = await insertOldContract(query)
  const [payment, failed, sent] = [randomUUID(), randomUUID(), randomUUID()]
  await query(
    `insert into payments (id, contract_id, client_id, amount_cents, provider, status, created_at, ended_at)
      values ($1, $2, $3, 100, 'stripe', 'succeeded', now(), now())`,
    [payment, contract, client],
  )
  for (const [refund, status, cents] of [
    [failed, 'failed', 40],
    [sent, 'sent', 60],
  ]) {
    await query(
      `insert into refunds (id, contract_id, payment_id, client_id, amount_cents, provider, status, created_at, ended_at)
        values ($1, $2, $3, $4, $5, 'stripe', $6, now(), now())`,
      [refund, contract, payment, client, cents, status],
    )
  }

  await migrate()

  const { rows } = await query(
    `select e.reason, e.source, l.account, l.amount_cents::int as cents from ledger.lines l join ledger.entries e on e.id = l.entry_id
     order by l.position`,
  )
  const entry = { reason: 'refund_return', source: failed }
  expect(rows).toEqual([
    { ...entry, account: 'refund_out', cents: -40 },
    { ...entry, account: 'refund_due', cents: 40 },
  ])
})
