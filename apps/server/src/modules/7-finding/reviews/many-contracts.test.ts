import { beforeAll, expect, test, vi } from 'vitest'
import { patience } from '../../../testing/patience.ts'
import { readsOf as readsIn } from '../../../testing/reads.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { refreshFigures } from './refresh-figures.ts'

// What one client with many contracts makes the server read: never all rows of a table for a page, never the ledger itself.

const contractCount = 1_500
/** Ended within the time to review. */
const endedLately = 20

let t: TestApp
let client: Awaited<ReturnType<TestApp['insertUser']>>
const readsOf = (work: () => Promise<unknown>) => readsIn(t.url, work)
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  client = await t.insertUser()
  const freelancer = await t.insertUser()
  await t.queryAsOwner(`
    set session_replication_role = replica;
    -- Among few people, PostgreSQL may begin with the people and read all contracts of each.
    insert into users (username, email, email_key, password_hash)
      select name, name || '@example.com', name || '@example.com', 'x' from generate_series(1, 2000) n, concat('Person ', n) name;
    create temporary table made as select client_id, case client_id when '${client.id}' then '${freelancer.id}'::uuid
        else gen_random_uuid() end as freelancer_id, gen_random_uuid() as id, gen_random_uuid() as project_id,
      gen_random_uuid() as proposal_id, now() - make_interval(mins => 1 + n) as created_at,
      now() - make_interval(days => case when n <= ${endedLately} then 1 else 100 end) as ended_at
      from generate_series(1, ${contractCount}) n, unnest(array['${client.id}'${', gen_random_uuid()'.repeat(3)}]::uuid[]) client_id;
    insert into person_figures (user_id, settled_contracts) values ('${freelancer.id}', 1);
    insert into projects (id, client_id, title, description, price_cents, required_skills, deadline_at, status, proposal_count,
        search_text, created_at, is_private, client_active_at)
      select project_id, client_id, 'A site', 'Text', 10000, '{x}', '2099-01-01', 'completed', 1, '', created_at, false, now()
      from made;
    insert into proposals (id, project_id, client_id, freelancer_id, message, bid_cents, skills, status, delivery_status,
        created_at, accepted_at, at_budget, milestones)
      select proposal_id, project_id, client_id, freelancer_id, 'Text', 10000, '{x}', 'accepted', 'approved',
        created_at - interval '8 days', created_at - interval '7 days', true, '[]' from made;
    insert into contracts (id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents,
        fee_bps, status, created_at, ended_at)
      select id, proposal_id, project_id, client_id, freelancer_id, 'A site', '', '{x}', 10000, 1000, 'completed',
        created_at - interval '8 days', ended_at from made;
    insert into deliveries (proposal_id, version, status, submitted_at, decided_at)
      select proposal_id, 1, 'approved', created_at - interval '1 hour', created_at from made;
    insert into reviews (contract_id, author_id, subject_id, side, rating, aspects, text, created_at, revealed_at)
      select id, freelancer_id, client_id, 'client', 4, '{4,4,4}', 'Text', ended_at, ended_at from made;
    insert into ledger.chains (id, position, hash) select id, 5, '' from made;
    insert into ledger.entries (chain_id, reason, source, currency, at)
      select id, reason, reason || id, 'USD', ended_at from made, unnest(array['fund', 'release']) reason;
    insert into ledger.lines (chain_id, position, entry_id, account, owner_id, amount_cents, hash)
      select e.chain_id, position, e.id, account, case account when 'escrow' then e.chain_id when 'payable' then '${freelancer.id}'::uuid end,
        cents, sha256('') from ledger.entries e join (values ('fund', 1, 'card_in', -10000), ('fund', 2, 'escrow', 10000),
        ('release', 3, 'escrow', -10000), ('release', 4, 'payable', 9000), ('release', 5, 'platform_fee', 1000)
      ) line (reason, position, account, cents) on line.reason = e.reason`)
  // Rows that a snapshot elsewhere, such as an automatic analyze, may still need are not marked as visible to all, and then are read.
  const unmarked = `select count(*)::int from pg_class
    where relname in ('projects', 'contracts', 'lines') and relkind = 'r' and relallvisible < relpages`
  await vi.waitFor(async () => {
    await t.vacuumAnalyze()
    expect(await t.value(unmarked)).toBe(0)
  }, patience)
})

test('the sums of all payments come from an index of the ledger', async () => {
  const reads = await readsOf(async () => {
    const { statusCode, body } = await t.as(client).get('/api/payments/sums')
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { paid: 150_000, held: 0, released: 150_000 }])
  })

  expect(reads.searchesOf('lines')).toBeGreaterThan(0)
  expect(reads.rowsOf('lines')).toBe(0)
})

test('a measurement reads an index of the ledger, once for each contract and review, and decisions only until there are 1,000', async () => {
  const reads = await readsOf(() => refreshFigures(t.deps, { userId: client.id }))

  expect(reads.rowsOf('lines')).toBe(0)
  expect(reads.searchesOf('lines')).toBeLessThanOrEqual(2 * contractCount + 2 * 1_000)
  expect(await t.value('select paid_contracts from person_figures where user_id = $1', [client.id])).toBe(contractCount)
})

test('a measurement finds the answered proposals of a client without a search in each project', async () => {
  const reads = await readsOf(() => refreshFigures(t.deps, { userId: client.id }))

  // Hires look into the newest 1,000 projects.
  expect(reads.searchesOf('proposals')).toBeLessThan(1_000 + 10)
  expect(await t.value("select inputs -> 'answers' from person_figures where user_id = $1", [client.id])).toEqual({
    some: 1,
    all: 1,
  })
})

test('the list of reviews to write reads contracts that ended lately', async () => {
  const reads = await readsOf(async () => {
    const { body, headers } = await t.as(client).get('/api/reviews/waiting?limit=5')
    expect([JSON.parse(body), headers['x-total-count']]).toMatchObject([{ length: 5 }, `${endedLately}`])
  })

  // The page and its number.
  expect(reads.rowsOf('contracts')).toBeLessThanOrEqual(2 * endedLately)
})

test.each([
  ['contracts', '/api/contracts?role=client&status=disputed'],
  ['contracts', '/api/contracts?role=client&status=completed&limit=5'],
  ['projects', '/projects/user/ID?status=closed'],
  ['projects', '/projects/user/ID?status=completed&limit=5'],
])('a list of %s reads one page of them: %s', async (table, path) => {
  const reads = await readsOf(async () => {
    const { statusCode } = await t.as(client).get(path.replace('ID', client.id))
    expect(statusCode).toBe(200)
  })

  expect(reads.rowsOf(table)).toBeLessThanOrEqual(6)
})
