import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'

const id = (prefix: string) => `${prefix}0000000-0000-4000-8000-000000000000`

test('refunds that failed before are owed to their clients in the book, and others are not', async () => {
  const { query, migrate } = await startBeforeMigration('0040_late_returns')
  const [client, freelancer, project, proposal, contract, payment, failed, sent] = [...'abcdef12'].map(id)
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
