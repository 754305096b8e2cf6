import { proposalsSearched } from '@guildhall/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectSearchText } from './modules/4-hiring/projects/project.rules.ts'
import { buffersOf, recordStatements } from './testing/request-costs.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

/*
 * A market in which nothing is spread evenly: one client and one freelancer have nearly all projects, since PostgreSQL looked at the
 * tables last. What a request may read follows from what it shows.
 */
const projects = 6_000
const few = 100
const invited = 2_000

let t: TestApp
let client: Awaited<ReturnType<TestApp['insertUser']>>
let freelancer: typeof client
let stranger: typeof client
let connection: pg.Client
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  ;[client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  await t.queryAsOwner(`
    set session_replication_role = replica;
    create temporary table made as select gen_random_uuid() as id, gen_random_uuid() as proposal_id, n,
        case when n <= ${few} then gen_random_uuid() else '${client.id}'::uuid end as client_id, now() - interval '1 year' + greatest(0, n - ${projects - few}) * interval '1 ms' as at
      from generate_series(1, ${projects}) n;
    insert into users (id, username, email, email_key, password_hash)
      select client_id, 'c' || n, 'c' || n || '@example.com', 'c' || n || '@example.com', '' from made where n <= ${few};
    ${fill(`n <= ${few}`)};
    analyze;
    ${fill(`n > ${few}`)};
    insert into suspensions (user_id, reason, suspended_at, suspended_by) select gen_random_uuid(), 'Spam', now(), '${client.id}' from generate_series(1, 1000);
    insert into invitations (project_id, client_id, freelancer_id, message, created_at, expires_at)
      select id, client_id, '${stranger.id}', 'お願いします', at, now() + interval '3 days' from made where n > ${projects - invited}`)
  connection = new pg.Client(t.url)
  await connection.connect()
  // As if the tables were large: a small one is read from its start to its end.
  await connection.query('set enable_seqscan = off')
})
afterAll(() => connection.end())

/** The newest proposals are of people who have few others. */
function fill(which: string) {
  const text = { title: 'Ein Straßenbahnfahrplan', description: '时刻表', requiredSkills: ['React'] }
  return `
    insert into projects (id, client_id, title, description, price_cents, required_skills, deadline_at, status, proposal_count,
        search_text, created_at, client_active_at)
      select id, client_id, '${text.title}', '${text.description}', 50000, '{React}', '2099-01-01', 'completed', 1,
        '${projectSearchText(text)}', at, at
      from made where ${which};
    insert into proposals (id, project_id, client_id, freelancer_id, message, bid_cents, skills, status, delivery_status, created_at, accepted_at)
      select proposal_id, id, client_id, case when n <= ${projects - few} then '${freelancer.id}'::uuid
          else (select m.client_id from made m where m.n = ${projects} - made.n + 1) end, '我可以', 50000, '{React}',
        'accepted', 'approved', at, at from made where ${which}`
}

async function buffersFor(person: typeof client, path: string, status = 200) {
  const ask = async () => expect((await t.as(person).get(path)).statusCode).toBe(status)
  await ask()
  return buffersOf(connection, await recordStatements(ask))
}

describe('one who has nearly all', () => {
  test.each([
    ['accepted', 1_200],
    ['pending', 600],
  ])('has a page of proposals that are %s', async (status, most) => {
    expect(await buffersFor(client, `/api/clients/${client.id}/proposals?status=${status}&limit=10`)).toBeLessThan(most)
  })

  test('has a proposal of a freelancer whose many jobs were measured', async () => {
    const done = projects - few
    await t.queryAsOwner(`insert into person_figures (user_id, completed_jobs, completed_for_clients)
      values ('${freelancer.id}', ${done}, ${few + 1})`)
    const of = 'client_id = $1 and freelancer_id = $2'
    const project = String(
      await t.value(`select project_id from proposals where ${of} limit 1`, [client.id, freelancer.id]),
    )
    const page = `/api/proposals/${project}?limit=10`

    expect((await t.as(client).get(page)).json()).toMatchObject([{ completedJobs: done, completedForClients: few + 1 }])
    expect(await buffersFor(client, page)).toBeLessThan(300)
  })

  test.each(['client', 'freelancer'])('is asked what they came for as %s', async (side) => {
    const person = side === 'client' ? client : freelancer
    expect(await buffersFor(person, `/api/home/welcome?side=${side}`)).toBeLessThan(150)
  })

  test('talks with whom they have most to do with', async () => {
    expect(await buffersFor(client, `/api/conversation-with/${freelancer.id}`)).toBeLessThan(100)
  })

  test('searches the newest of those that came at the same instant', async () => {
    const { headers } = await t.as(client).get(`/api/clients/${client.id}/proposals?search=可&limit=10`)
    expect(headers['x-total-count']).toBe(String(proposalsSearched))
  })

  test('has invited a stranger again and again', async () => {
    expect(await buffersFor(stranger, '/api/invitations?status=open&limit=10')).toBeLessThan(4_100)
  })

  test('is looked for by whom they invited', async () => {
    expect(await buffersFor(stranger, `/api/conversation-with/${client.id}`)).toBeLessThan(100)
  })

  test.each(['client', 'freelancer'])('is looked for by a stranger as %s', async (side) => {
    const other = side === 'client' ? client : freelancer
    expect(await buffersFor(await t.insertUser(), `/api/conversation-with/${other.id}`, 404)).toBeLessThan(100)
  })

  test('looks for a stranger', async () => {
    const { id } = await t.insertUser()
    expect(await buffersFor(client, `/api/conversation-with/${id}`, 404)).toBeLessThan(100)
    expect(await buffersFor(stranger, `/api/conversation-with/${id}`, 404)).toBeLessThan(100)
  })
})
