import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Deps } from '../apps/server/src/deps.ts'
import { eventEffects } from '../apps/server/src/event-effects.ts'
import { withoutCall } from '../apps/server/src/modules/1-ground/idempotency/shared/answer-once.ts'
import { postFunding, postRelease } from '../apps/server/src/modules/1-ground/ledger/shared/post-entry.ts'
import { approveDelivery } from '../apps/server/src/modules/5-contracts/deliveries/approve-delivery.ts'
import { settlePayment } from '../apps/server/src/modules/5-contracts/payments/settle-payment.ts'
import { type Database, noLimits, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { Jobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { Live } from '../apps/server/src/platform/live/live.ts'
import { openEvents } from '../apps/server/src/record-events.ts'
import { connect } from './databases.ts'

const clients = 16
const scale = 16
const accountsPerBranch = 100_000
const tellersPerBranch = 10
const warmUpSeconds = 5
const cents = 50_000
/** The unit of Linux's process times. */
const tickMs = 10

export type Rate = { perSecond: number; processorMs: number }
export type SettlementRates = { tpcb: Rate; book: Rate; settlement: Rate }
type Hire = { contract: string; proposal: string; payment: string; client: string; freelancer: string }

/**
 * 16 clients, durable commits: pgbench's TPC-B-like transaction; the ledger's two transactions for one settlement; and
 * the whole use cases. Rounds alternate, so that disturbances meet all three.
 */
export async function measureSettlements(
  { url, appUrl }: { url: string; appUrl: string },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<SettlementRates> {
  await createTpcb(url)
  const hires = await insertHires(url, (rounds * seconds + 2 * warmUpSeconds) * 1_500)
  const database = openDatabase(appUrl, clients, noLimits)
  const upkeep = openDatabase(appUrl, 2, noLimits)
  const owner = openDatabase(url, clients, noLimits)
  const base = { jobs: new Jobs(upkeep.db), live: new Live(), clock: () => new Date() }
  const deps = { ...base, database, events: openEvents(base, eventEffects) } as unknown as Deps
  const measured: Record<keyof SettlementRates, Rate[]> = { tpcb: [], book: [], settlement: [] }
  const measure = async (name: keyof SettlementRates, work: () => Promise<void>) =>
    measured[name].push(await rate(owner.pool, seconds, work))
  try {
    // Connections live long, and plan a prepared statement the first five times. Plans made before `analyze` would be those
    // for empty tables; autovacuum runs it in a database in use.
    await rate(owner.pool, warmUpSeconds, () => settle(deps, take(hires)))
    await owner.pool.query('analyze')
    await rate(owner.pool, warmUpSeconds, () => settle(deps, take(hires)))
    for (let round = 0; round < rounds; round += 1) {
      await measure('tpcb', () => runTpcb(owner.pool))
      await measure('book', () => bookOnly(database, take(hires)))
      await measure('settlement', () => settle(deps, take(hires)))
    }
  } finally {
    await deps.jobs.stop()
    await database.close()
    await upkeep.close()
    await owner.close()
  }
  return { tpcb: mean(measured.tpcb), book: mean(measured.book), settlement: mean(measured.settlement) }
}

function mean(rates: readonly Rate[]): Rate {
  const of = (name: keyof Rate) => rates.reduce((sum, rate) => sum + rate[name], 0) / rates.length
  return { perSecond: of('perSecond'), processorMs: of('processorMs') }
}

function take(hires: Hire[]): Hire {
  const hire = hires.pop()
  if (!hire) throw new Error('there are too few contracts for this many seconds')
  return hire
}

async function rate(pool: pg.Pool, seconds: number, work: () => Promise<void>): Promise<Rate> {
  const before = await processorMs(pool)
  const start = performance.now()
  const end = start + seconds * 1_000
  let done = 0
  const client = async () => {
    while (performance.now() < end) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const elapsed = (performance.now() - start) / 1_000
  return { perSecond: done / elapsed, processorMs: ((await processorMs(pool)) - before) / done }
}

/** Linux only. PostgreSQL's connections must stay open. */
async function processorMs(pool: pg.Pool): Promise<number> {
  const { user, system } = process.cpuUsage()
  const backends = "select pid from pg_stat_activity where backend_type = 'client backend'"
  const { rows } = await pool.query<{ pid: number }>(backends)
  const ticks = rows.map(({ pid }) => {
    const [utime, stime] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13) ?? []
    return Number(utime) + Number(stime)
  })
  return (user + system) / 1_000 + ticks.reduce((sum, each) => sum + each, 0) * tickMs
}

async function settle(deps: Deps, { payment, proposal, client }: Hire) {
  await settlePayment(deps, { paymentId: payment })
  await approveDelivery(withoutCall(deps), { proposalId: proposal, userId: client })
}

async function bookOnly({ db }: Database, { contract, payment, freelancer }: Hire) {
  const at = new Date()
  await db.transaction((tx) => postFunding(tx, { contractId: contract, source: payment, at, cents }))
  await db.transaction((tx) =>
    postRelease(tx, {
      contractId: contract,
      source: `${contract}:completed`,
      at,
      cents,
      freelancerId: freelancer,
      feeBps: 1_000,
      releasedCents: 0,
    }),
  )
}

const random = (count: number) => 1 + Math.floor(Math.random() * count)

async function runTpcb(pool: pg.Pool) {
  const [aid, tid, bid] = [random(scale * accountsPerBranch), random(scale * tellersPerBranch), random(scale)]
  const delta = random(10_001) - 5_001
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    await connection.query('update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid])
    await connection.query('select abalance from pgbench_accounts where aid = $1', [aid])
    await connection.query('update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid])
    await connection.query('update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid])
    await connection.query(
      'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
      [tid, bid, aid, delta],
    )
    await connection.query('end')
  } finally {
    connection.release()
  }
}

async function createTpcb(url: string) {
  const client = await connect(url)
  await client.query(`
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select n, 0, '' from generate_series(1, ${scale}) n;
    insert into pgbench_tellers select n, 1 + (n - 1) / ${tellersPerBranch}, 0, ''
      from generate_series(1, ${scale * tellersPerBranch}) n;
    insert into pgbench_accounts select n, 1 + (n - 1) / ${accountsPerBranch}, 0, ''
      from generate_series(1, ${scale * accountsPerBranch}) n`)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

async function insertHires(url: string, count: number): Promise<Hire[]> {
  const client = await connect(url)
  try {
    await client.query('set session_replication_role = replica') // each row's triggers would take most of the time
    await client.query(`insert into users (username, email, email_key, password_hash)
      select 'party ' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', 'unused' from generate_series(0, 999) n`)
    const { rows } = await client.query<Hire>(hiresSql, [count])
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    return rows
  } finally {
    await client.end()
  }
}

const hiresSql = `
  with people as (select array_agg(id order by id) as ids from users where username like 'party %'
  ), made as materialized (
    select gen_random_uuid() as contract, gen_random_uuid() as project, gen_random_uuid() as proposal,
      gen_random_uuid() as payment, ids[1 + n % 500] as client, ids[501 + (n * 7919) % 500] as freelancer
    from people, generate_series(1, $1::int) n
  ), projects_made as (
    insert into projects (id, client_id, title, description, price_cents, required_skills, deadline_at, status, search_text)
    select project, client, 'A sign', 'Words', ${cents}, '{React}', now() + interval '9 days', 'in_progress', '' from made
  ), proposals_made as (
    insert into proposals (id, project_id, client_id, freelancer_id, message, bid_cents, skills, status, delivery_status,
      accepted_at)
    select proposal, project, client, freelancer, 'Words', ${cents}, '{React}', 'accepted', 'submitted', now() from made
  ), deliveries_made as (
    insert into deliveries (proposal_id, version, message, feedback, status, submitted_at)
    select proposal, 1, '', '', 'submitted', now() from made
  ), contracts_made as (
    insert into contracts (id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills,
      amount_cents, fee_bps, created_at, auto_approval_at)
    select contract, proposal, project, client, freelancer, 'A sign', 'Words', '{}', ${cents}, 1000, now(),
      now() + interval '14 days' from made
  ), payments_made as (
    insert into payments (id, contract_id, client_id, amount_cents, provider, created_at)
    select payment, contract, client, ${cents}, 'sandbox', now() from made
  ), charges_made as (
    insert into sandbox_charges (payment_id, amount_cents, card, status, created_at)
    select payment, ${cents}, 'succeeds', 'succeeded', now() from made
  )
  select contract, proposal, payment, client, freelancer from made`
