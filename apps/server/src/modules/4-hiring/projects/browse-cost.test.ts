import { allProjects, type ProjectListView } from '@guildhall/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCursor } from '../../../platform/database/cursor.ts'
import { buffersOf, recordStatements, unpreparedOf } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { projectSearchText } from './project.rules.ts'

/*
 * What a page of projects costs by how common a word is: statements, those that PostgreSQL plans anew, and pages of 8 kB. All of it
 * is counted, so none of it depends on the speed of the machine.
 */
const count = 7_200
const clients = 400
const categories = ['Web Development', 'Mobile Apps', 'Graphic Design', null]
/** The only project with the rarest word. */
const only = 3_001

/** Row by row of a category, so that any thousand rows in the order of their ids have each word in its share. */
const wordsAt = (n: number) => {
  const [place, turn] = [n % categories.length, Math.floor(n / categories.length)]
  const shares = [0.01, 0.2, 0.5]
  const isIn = (share: number) => turn % Math.round(1 / share) === 0
  return [
    ...(n === only ? ['zugzwang'] : []),
    ...(isIn(0.01) ? ['heirloom'] : []),
    ...(isIn(0.2) ? ['workshop'] : []),
    ...(isIn(0.5) ? ['handover'] : []),
    ...(isIn(shares[place % shares.length] ?? 1) ? ['keystone'] : []),
  ].join(' ')
}

let t: TestApp
let viewer: { token: string }
let connection: pg.Client
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  viewer = await t.insertUser()
  const places = new Map<string, number>()
  const kinds: { description: string; category: string | null; text: string }[] = []
  const kindOf = Array.from({ length: count }, (_, at) => {
    const category = categories[at % categories.length] ?? null
    const description = `We know what we want and say so here. ${wordsAt(at)}`
    const key = `${category} ${description}`
    const place = places.get(key) ?? places.size + 1
    if (place > places.size) {
      places.set(key, place)
      const text = projectSearchText({ title: 'A bench', description, category, requiredSkills: ['Joinery'] })
      kinds.push({ description, category, text })
    }
    return place
  })
  await t.pool.query(
    `with clients as (
       insert into users (username, email, email_key, password_hash)
       select 'client', n || '@clients.example.com', n || '@clients.example.com', '' from generate_series(0, $1 - 1) n
       returning id, split_part(email, '@', 1)::int as place
     )
     insert into projects (id, client_id, title, description, price_cents, category, required_skills, deadline_at, search_text, created_at)
     select (lpad(to_hex(n * 596000), 8, '0') || '-0000-4000-8000-000000000000')::uuid, clients.id, 'A bench', description, 100 + n % 7,
       category, '{Joinery}', '2099-01-01', text, timestamptz '2030-01-01' - make_interval(secs => n)
     from unnest($2::int[]) with ordinality made (kind, n)
       join json_to_recordset($3) as kinds(place int, description text, category text, text text) on kinds.place = kind
       join clients on clients.place = n % $1`,
    [clients, kindOf, JSON.stringify(kinds.map((kind, at) => ({ ...kind, place: at + 1 })))],
  )
  await t.vacuumAnalyze('projects', 'project_category_counts')
  connection = new pg.Client(t.url)
  await connection.connect()
})
afterAll(() => connection.end())

const browse = async (search: string, category: string, place = {}): Promise<ProjectListView> => {
  const query = new URLSearchParams({ search, category, limit: '24', ...place })
  const response = await t.as(viewer).get(`/projects?${query}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

type Budget = { total: number; first: number; buffers: number }
const cases: [search: string, category: string, budget: Budget][] = [
  ['', allProjects, { total: 7_200, first: 1, buffers: 130 }],
  ['', 'Mobile Apps', { total: 1_800, first: 1, buffers: 130 }],
  ['', 'Design', { total: 1_800, first: 1, buffers: 130 }],
  ['zugzwang', allProjects, { total: 1, first: 1, buffers: 40 }],
  ['zugzwang', 'Mobile Apps', { total: 1, first: 1, buffers: 40 }],
  ['heirloom', allProjects, { total: 72, first: 1, buffers: 280 }],
  ['heirloom', 'Graphic Design', { total: 18, first: 1, buffers: 280 }],
  // Gathered once, and found to be more than are counted.
  ['workshop', allProjects, { total: 1_000, first: 2, buffers: 230 }],
  ['workshop', 'Web Development', { total: 360, first: 1, buffers: 340 }],
  ['handover', allProjects, { total: 1_000, first: 1, buffers: 230 }],
  ['handover', 'Mobile Apps', { total: 900, first: 1, buffers: 440 }],
  // In each category as common as one of the words above.
  ['keystone', 'Web Development', { total: 18, first: 2, buffers: 230 }],
  ['keystone', 'Mobile Apps', { total: 360, first: 1, buffers: 340 }],
  ['keystone', 'Graphic Design', { total: 900, first: 1, buffers: 440 }],
  ['keystone', 'Design', { total: 18, first: 1, buffers: 230 }],
  ['workshop handover', allProjects, { total: 720, first: 1, buffers: 440 }],
  ['handover workshop', allProjects, { total: 0, first: 1, buffers: 40 }],
]

test.each(cases)('"%s" in %s', async (search, category, { total, first, buffers }) => {
  // Reads the sample, once for all.
  await browse('nothing', allProjects)
  const learning = await recordStatements(() => browse(search, category))
  let found: ProjectListView | undefined
  const sent = await recordStatements(async () => {
    found = await browse(search, category)
  })

  expect(found?.total).toBe(total)
  expect(learning.length).toBeLessThanOrEqual(first)
  expect(unpreparedOf([...learning, ...sent])).toEqual([])
  expect(sent.map(({ name }) => name)).toEqual([expect.stringMatching(/^(browse|search|walk|gather)/)])
  expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(buffers)
})

/** In most rows of a page, so the order is walked, and the rows before the page are walked, too. */
test('a page far down the list of a common word', async () => {
  const far = () => browse('handover', allProjects, { page: '41' })
  await far()

  const sent = await recordStatements(async () => expect((await far()).projects).toHaveLength(24))

  expect(unpreparedOf(sent)).toEqual([])
  expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(2_100)
})

/** All are of the last day, so a search of the newest days would find 7,200. */
test('a page far down the list of words that every project has', async () => {
  const far = () => browse('what we want', allProjects, { page: '41' })
  await far()

  const sent = await recordStatements(async () => expect((await far()).projects).toHaveLength(24))

  expect(sent.map(({ name }) => name)).toEqual([expect.stringMatching(/^walk/)])
  expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(2_100)
})

test('the last page of a common word, by its cursor', async () => {
  const [last] = (
    await t.pool.query(
      `select created_at as "createdAt", id from projects where description like '%handover%'
       order by created_at, id limit 1 offset 10`,
    )
  ).rows
  const cursor = encodeCursor([last.createdAt.toISOString(), last.id])
  const ending = () => browse('handover', allProjects, { cursor })
  await ending()

  const sent = await recordStatements(async () => expect((await ending()).projects).toHaveLength(10))

  expect(unpreparedOf(sent)).toEqual([])
  expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(80)
})

describe('where hardly any project is open', () => {
  const open = 20
  beforeAll(async () => {
    await t.pool.query(
      `update projects set status = 'completed' where id not in (
         select id from projects where category = 'Web Development' order by created_at limit ${open})`,
    )
    // What PostgreSQL knows of the table is of the time when all were open, as after an import.
    await t.pool.query('vacuum projects')
  })
  const sorts = ['newest', 'budget_high', 'budget_low']

  test.each([allProjects, 'Web Development'].flatMap((category) => sorts.map((sort) => [category, sort] as const)))(
    'those of %s, %s',
    async (category, sort) => {
      const listed = () => browse('', category, { sort, status: 'active' })
      await listed()

      const sent = await recordStatements(async () => expect((await listed()).projects).toHaveLength(open))

      expect(unpreparedOf(sent)).toEqual([])
      expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(130)
    },
  )

  test.each(sorts)('those with a word that most projects have, %s', async (sort) => {
    const found = () => browse('handover', allProjects, { sort, status: 'active' })
    await found()

    const sent = await recordStatements(async () => expect((await found()).projects).toHaveLength(open / 2))

    expect(unpreparedOf(sent)).toEqual([])
    expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(230)
  })

  test('those that ask for a skill that all ask for are suggested', async () => {
    const learner = await t.insertUser()
    const profile = { name: 'Ines', title: 'Joiner', skills: ['Joinery'] }
    expect((await t.as(learner).put('/api/profile/me', profile)).statusCode).toBe(200)
    const suggested = async () => (await t.as(learner).get('/api/matches/projects')).json().matches
    await suggested()

    const sent = await recordStatements(async () => expect(await suggested()).toHaveLength(open))

    expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(600)
  })
})

/** Nothing of theirs is shown or counted, and it stays for as long as they are suspended. */
test('where most projects are of suspended clients', async () => {
  await t.pool.query(
    `insert into suspensions (user_id, reason, suspended_at, suspended_by)
     select id, 'Spam', now(), id from users where username = 'client' and split_part(email, '@', 1)::int < 300`,
  )
  await t.vacuumAnalyze('suspensions', 'projects')
  const listed = () => browse('', allProjects)
  await listed()

  const sent = await recordStatements(async () => {
    const { projects, total } = await listed()
    expect([projects.length, total]).toEqual([24, 1_800])
  })

  expect(unpreparedOf(sent)).toEqual([])
  expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(430)
})
