import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertOldContract, startBeforeMigration } from '../../testing/migrations.ts'

test('payments and refunds from before get receipts and credit notes, numbered by year as they were booked', async () => {
  const { query, migrate } = await startBeforeMigration('0032_receipts')
  const { client, contract } = await insertOldContract(query)
  const [first, second, third, failed] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const payments = [
    [second, 'succeeded', '2026-01-01T00:00:00Z'],
    [first, 'succeeded', '2025-12-31T23:59:59Z'],
    [third, 'succeeded', '2026-02-01T00:00:00Z'],
    [failed, 'failed', '2026-01-15T00:00:00Z'],
  ]
  for (const [id, status, at] of payments) {
    await query(
      `insert into payments (id, contract_id, client_id, amount_cents, provider, status, failure, created_at, ended_at)
        values ($1, $2, $3, 100, 'sandbox', $4, case $4 when 'failed' then 'declined' end, $5, $5)`,
      [id, contract, client, status, at],
    )
  }
  await query(
    `insert into refunds (contract_id, payment_id, client_id, amount_cents, provider, created_at)
      values ($1, $2, $3, 40, 'sandbox', '2026-03-01Z')`,
    [contract, third, client],
  )

  await migrate()

  const { rows } = await query(
    `select kind, year, number, payment_id, amount_cents::int as cents, client_name, freelancer_name from receipts
      order by kind desc, year, number`,
  )
  const names = { client_name: 'cleo', freelancer_name: 'finn' }
  expect(rows).toEqual([
    { kind: 'receipt', year: 2025, number: 1, payment_id: first, cents: 100, ...names },
    { kind: 'receipt', year: 2026, number: 1, payment_id: second, cents: 100, ...names },
    { kind: 'receipt', year: 2026, number: 2, payment_id: third, cents: 100, ...names },
    { kind: 'credit_note', year: 2026, number: 1, payment_id: third, cents: 40, ...names },
  ])
})
