import { beforeAll, expect, test } from 'vitest'
import { readsOf as readsIn } from '../../../testing/reads.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listExperience } from '../matching/match.queries.ts'

// What one freelancer with many contracts, of more contracts, makes the server read.

const contractCount = 1_000
const othersCount = 20_000

let t: TestApp
let freelancer: Awaited<ReturnType<TestApp['insertUser']>>
const readsOf = (work: () => Promise<unknown>) => readsIn(t.url, work)
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  freelancer = await t.insertUser()
  await t.queryAsOwner(`
    set session_replication_role = replica;
    create temporary table made as select n, gen_random_uuid() as id, gen_random_uuid() as project_id,
      gen_random_uuid() as proposal_id, gen_random_uuid() as client_id, now() - make_interval(mins => n) as created_at,
      case when n <= ${contractCount} then '${freelancer.id}'::uuid else gen_random_uuid() end as freelancer_id
      from generate_series(1, ${contractCount + othersCount}) n;
    insert into projects (id, client_id, title, description, price_cents, required_skills, deadline_at, status, proposal_count,
        search_text, created_at)
      select project_id, client_id, 'A site', 'Text', 10000, '{x}', '2099-01-01', 'completed', 1, '', created_at
      from made where n <= ${contractCount};
    insert into proposals (id, project_id, client_id, freelancer_id, message, bid_cents, skills, status, delivery_status,
        created_at, accepted_at)
      select proposal_id, project_id, client_id, freelancer_id, 'Text', 10000, '{x}', 'accepted', 'approved', created_at,
        created_at from made;
    insert into contracts (id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents,
        fee_bps, status, created_at, ended_at)
      select id, proposal_id, project_id, client_id, freelancer_id, 'A site', '', '{x}', 10000, 1000, 'completed', created_at,
        created_at from made;
    insert into reviews (contract_id, author_id, subject_id, side, rating, aspects, text, created_at, revealed_at)
      select id, client_id, freelancer_id, 'freelancer', 4, '{4,4,4}', 'Text', created_at, created_at from made;
    insert into ledger.earned_months values ('${freelancer.id}', '2026-01-01', ${contractCount * 5_000}, 0),
      ('${freelancer.id}', '2026-02-01', ${contractCount * 4_000}, 100)`)
  await t.vacuumAnalyze()
})

test('what a freelancer earned comes from the sums of each month', async () => {
  const sums = { released: contractCount * 90, withdrawn: 1, held: 0, due: 0 }
  const reads = await readsOf(async () => {
    const { statusCode, body } = await t.as(freelancer).get('/api/earnings')
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, sums])
  })

  expect([reads.searchesOf('lines'), reads.searchesOf('entries')]).toEqual([0, 0])
})

test('the own profile counts the jobs by indexes', async () => {
  const reads = await readsOf(async () => {
    const { statusCode, body } = await t.as(freelancer).get('/api/profile/me')
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { totalJobs: contractCount }])
  })

  expect([reads.rowsOf('proposals'), reads.rowsOf('contracts')]).toEqual([0, 0])
  expect(reads.searchesOf('lines')).toBe(0)
})

test('the experience of a freelancer comes from indexes', async () => {
  const reads = await readsOf(async () => {
    const experience = { userId: freelancer.id, category: null, contracts: contractCount, clients: contractCount }
    expect(await listExperience(t.db, [freelancer.id])).toEqual([experience])
  })

  expect([reads.rowsOf('contracts'), reads.rowsOf('projects'), reads.rowsOf('card_disputes')]).toEqual([0, 0, 0])
})

test('the proposals of a freelancer are counted by an index', async () => {
  const reads = await readsOf(async () => {
    const { statusCode, body } = await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}/counts`)
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { accepted: contractCount, pending: 0 }])
  })

  expect(reads.rowsOf('proposals')).toBe(0)
})
