import type pg from 'pg'
import { connect } from './databases.ts'

const linesPerContract = 7
const freelancerCount = 1_000
const batch = 2_000

/**
 * Runs as the superuser. Adds completed contracts with payments and payouts, and about `lines` lines of the ledger;
 * projects and proposals are left out, as nothing that reads the ledger needs them.
 */
export async function insertLedger(url: string, lines: number): Promise<void> {
  const count = Math.ceil(lines / linesPerContract)
  const writers = [await connect(url), await connect(url)]
  const [first] = writers as [pg.Client]
  try {
    for (const writer of writers) await writer.query("set session_replication_role = replica; set timezone = 'UTC'")
    await first.query(`insert into users (username, email, email_key, password_hash)
      select 'bookkeeper ' || n, 'b' || n || '@example.com', 'b' || n || '@example.com', 'unused'
      from generate_series(0, ${freelancerCount}) n`)
    let next = 0
    await Promise.all(
      writers.map(async (writer) => {
        while (next < count) {
          const from = next
          next += batch
          await writer.query(contractsSql, [Math.min(batch, count - from), from])
        }
      }),
    )
    await first.query('vacuum analyze')
    await first.query('checkpoint')
  } finally {
    for (const writer of writers) await writer.end()
  }
}

const contractsSql = `
  with people as (
    select array_agg(id order by id) as ids from users where username like 'bookkeeper %'
  ), made as materialized (
    select n, gen_random_uuid() as id, gen_random_uuid() as payment, gen_random_uuid() as payout, ids[1] as client,
      ids[2 + (n * 7919) % ${freelancerCount}] as freelancer, (10000 + (n * 31) % 500000)::bigint as cents,
      (timestamptz '2026-01-01' + n * interval '1 minute') as at
    from people, generate_series($2::bigint, $2::bigint + $1::bigint - 1) n
    order by freelancer
  ), agreed as (
    insert into contracts (id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills,
      amount_cents, fee_bps, status, created_at, ended_at)
    select id, gen_random_uuid(), gen_random_uuid(), client, freelancer, 'A contract', 'Words', '{}', cents, 1000,
      'completed', at, at from made
  ), paid as (
    insert into payments (id, contract_id, client_id, amount_cents, provider, status, created_at, ended_at)
    select payment, id, client, cents, 'sandbox', 'succeeded', at, at from made
  ), receipted as (
    insert into receipts (kind, payment_id, contract_id, client_id, client_name, freelancer_name, contract_title, amount_cents,
      held_cents, is_test, booked_at, year, number, numbered_at)
    select 'receipt', payment, id, client, 'A client', 'A freelancer', 'A contract', cents, cents, true, at, 2026, n + 1, at
    from made
  ), charged as (
    insert into sandbox_charges (payment_id, amount_cents, card, status, created_at)
    select payment, cents, 'succeeds', 'succeeded', at from made
  ), withdrawn as (
    insert into payouts (id, freelancer_id, amount_cents, provider, status, created_at, ended_at)
    select payout, freelancer, cents - cents / 10, 'sandbox', 'paid', at, at from made
  )
  select ledger.post(id, 'fund', payment::text, at, jsonb_build_array(
      jsonb_build_object('account', 'card_in', 'cents', -cents),
      jsonb_build_object('account', 'escrow', 'owner', id, 'cents', cents))),
    ledger.post(id, 'release', id || ':completed', at, jsonb_build_array(
      jsonb_build_object('account', 'escrow', 'owner', id, 'cents', -cents),
      jsonb_build_object('account', 'payable', 'owner', freelancer, 'cents', cents - cents / 10),
      jsonb_build_object('account', 'platform_fee', 'cents', cents / 10))),
    ledger.post(freelancer, 'payout', payout::text, at, jsonb_build_array(
      jsonb_build_object('account', 'payable', 'owner', freelancer, 'cents', -(cents - cents / 10)),
      jsonb_build_object('account', 'payout_out', 'cents', cents - cents / 10)))
  from made`
