import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'

const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}0000000-0000-4000-8000-00000000000${index}`)

test('payments and refunds from before get receipts and credit notes, numbered by year as they were booked', async () => {
  const { query, migrate } = await startBeforeMigration('0032_receipts')
  const [client = '', freelancer = ''] = ids('a', 2)
  const [project, proposal, contract] = ids('b', 3)
  const [first, second, third, failed] = ids('c', 4)
  await query(
    `insert into users (id, username, email, email_key, password_hash) values ($1, 'cleo', 'c@x.y', 'c@x.y', ''),
      ($2, 'finn', 'f@x.y', 'f@x.y', '')`,
    [client, freelancer],
  )
  await query(
    `insert into projects (id, client_id, title, description, price_cents, required_skills, deadline_at, search_text)
      values ($1, $2, 'A bench', 'Of oak', 100, '{Oil}', now(), '')`,
    [project, client],
  )
  await query(
    `insert into proposals (id, project_id, freelancer_id, message, bid_cents, skills) values ($1, $2, $3, 'Hello', 100, '{Oil}')`,
    [proposal, project, freelancer],
  )
  await query(
    `insert into contracts (id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents,
      fee_bps, created_at) values ($1, $2, $3, $4, $5, 'A bench', 'Of oak', '{Oil}', 100, 1000, now())`,
    [contract, proposal, project, client, freelancer],
  )
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
