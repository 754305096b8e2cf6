import { allProjects, type ProjectListView, projectSorts } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { projectSearchText } from './project.rules.ts'
import { gatherStatement, type PageRequest } from './project-search.queries.ts'

// A walk finds the pergolas; the gazebos lie deeper, 44 days before the newest. Both have more matches than are counted.
const [pergolas, others, gazebos] = [1_200, 5_200, 1_500]

let t: TestApp
let viewer: { token: string }
const list = async (query: Record<string, string | number>): Promise<ProjectListView> => {
  const text = Object.entries(query).map(([name, value]) => [name, String(value)])
  const response = await t.as(viewer).get(`/projects?${new URLSearchParams(Object.fromEntries(text))}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  const user = await t.insertUser()
  viewer = user
  const rows = Array.from({ length: pergolas + others + gazebos }, (_, index) => {
    const n = index + 1
    const title = n <= pergolas ? 'pergola' : n <= pergolas + others ? 'bench' : 'gazebo'
    const words = [...(n <= 1_000 ? ['thousand'] : []), ...(n <= 1_001 ? ['onemore'] : []), 'y']
    const category = n % 500 === 0 ? 'Graphic Design' : n % 3 === 0 ? null : 'Mobile Apps'
    const project = { title, description: words.join(' '), category }
    return { ...project, n, text: projectSearchText({ ...project, requiredSkills: ['x'] }) }
  })
  const insert = `insert into projects
    (client_id, title, description, price_cents, category, required_skills, deadline_at, search_text, created_at)
    select $1, title, description, 100 + n % 7, category, '{x}', '2099-01-01', text,
      now() - make_interval(mins => 10 * n)
    from json_to_recordset($2) as made(title text, description text, category text, n int, text text)`
  await t.pool.query(insert, [user.id, JSON.stringify(rows)])
  await t.queryAsOwner('analyze projects')
})

const idsInOrder = async (word: string, orderBy: string, extra = '') =>
  t.value(`select array_agg(id order by ${orderBy}) from projects where title = $1 ${extra}`, [word])
const orderBy = {
  newest: 'created_at desc, id desc',
  budget_high: 'price_cents desc, id desc',
  budget_low: 'price_cents, id',
}

describe('a search with more matches than are counted', () => {
  test.each(['pergola', 'bench', 'gazebo'])('says of %s that there are at least a thousand', async (search) => {
    const { total, totalIsCapped, categories } = await list({ search })

    expect({ total, totalIsCapped }).toEqual({ total: 1_000, totalIsCapped: true })
    const counted = `select json_object_agg(category, n) from
      (select coalesce(category, 'Design') as category, count(*) as n from projects where title = $1 group by 1) c`
    const truth = (await t.value(counted, [search])) as Record<string, number>
    for (const [category, count] of Object.entries(categories)) expect(count).toBeLessThanOrEqual(truth[category] ?? 0)
  })

  test.each([
    { word: 'thousand', total: 1_000, totalIsCapped: false },
    { word: 'onemore', total: 1_000, totalIsCapped: true },
  ])('$word: the thousandth match is still counted, the next one no more', async ({ word, ...expected }) => {
    expect(await list({ search: word })).toMatchObject(expected)
  })

  test.each(['pergola', 'bench', 'gazebo'].flatMap((search) => projectSorts.map((sort) => ({ search, sort }))))(
    'cursors still visit every $search exactly once, sorted by $sort',
    async ({ search, sort }) => {
      const visited: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await list({ search, sort, limit: 100, ...(cursor ? { cursor } : {}) })
        visited.push(...page.projects.map((project) => project._id))
        cursor = page.nextCursor
      } while (cursor)

      expect(visited).toEqual(await idsInOrder(search, orderBy[sort]))
    },
  )

  test.each([
    { search: 'pergola', page: 12, found: 100 },
    { search: 'pergola', page: 13, found: 0 },
    { search: 'gazebo', page: 15, found: 100 },
    { search: 'gazebo', page: 16, found: 0 },
  ])('page $page of $search holds $found, counted or not', async ({ search, page, found }) => {
    const { projects } = await list({ search, page, limit: 100 })

    const all = (await idsInOrder(search, orderBy.newest)) as string[]
    expect(projects.map((project) => project._id)).toEqual(all.slice((page - 1) * 100, page * 100))
    expect(projects.length).toBe(found)
  })

  test.each([
    { category: 'Graphic Design', condition: `and category = 'Graphic Design'` },
    { category: 'Design', condition: 'and category is null' },
  ])('a category with few of them shows and counts those: $category', async ({ category, condition }) => {
    for (const search of ['pergola', 'bench', 'gazebo']) {
      const { projects, total, totalIsCapped } = await list({ search, category, limit: 100 })

      const all = (await idsInOrder(search, orderBy.newest, condition)) as string[]
      expect(projects.map((project) => project._id)).toEqual(all.slice(0, 100))
      expect({ total, totalIsCapped }).toEqual({ total: Math.min(all.length, 1_000), totalIsCapped: true })
    }
  })
})

test('what no walk finds is looked for as far back as the sample says, and then among as many of the newest days as held it', async () => {
  const search = 'gazebo'
  const namesOf = async () => (await recordStatements(() => list({ search, limit: 24 }))).map(({ name }) => name)

  expect(await namesOf()).toEqual([expect.stringMatching(/^walk_/), expect.stringMatching(/^recent_/)])
  expect(await namesOf()).toEqual([expect.stringMatching(/^recent_/)])
  const { projects } = await list({ search, limit: 24 })
  const all = (await idsInOrder(search, orderBy.newest)) as string[]
  expect(projects.map((project) => project._id)).toEqual(all.slice(0, 24))
})

test.each(
  [1, 2, 16, 30, 31, 32, 45, 60].flatMap((days) => [
    { days, behind: 0 },
    { days, behind: 3_000 },
  ]),
)(
  'the $days newest days from the project at place $behind on are searched, whole months among them, and no other day',
  async ({ days, behind }) => {
    const [start] = (
      await t.pool.query(
        'select created_at::text as at, id from projects order by created_at desc, id desc offset $1',
        [behind],
      )
    ).rows
    const request: PageRequest = {
      viewerId: start.id,
      category: allProjects,
      sort: 'newest',
      isOpenOnly: false,
      after: behind === 0 ? undefined : [start.at, start.id],
      offset: 0,
      limit: 10_000,
    }
    const needle = { text: 'y', terms: { keys: ['y'], anyKey: [], pieces: [], parts: [] } }
    const { text, values } = gatherStatement(request, needle, days)

    const found = (await t.pool.query(text, values)).rows.map(({ id }) => id)

    const truth = await t.value(
      `select json_agg(id order by created_at desc, id desc) from projects,
         (select (max(created_at) at time zone 'UTC')::date as day from projects where $2 or (created_at, id) < ($3, $4)) newest
       where ($2 or (created_at, id) < ($3, $4)) and (created_at at time zone 'UTC')::date > newest.day - $1::int`,
      [days, behind === 0, start.at, start.id],
    )
    expect(found).toEqual(truth)
  },
)

test('a page that the newest days hold tells how many of them', async () => {
  // More than a walk is begun for. A hundred and one pergolas are 17 hours, of one day or two.
  const days = await t.value(
    `select (now() at time zone 'UTC')::date - (min(created_at) at time zone 'UTC')::date + 1
     from (select created_at from projects where title = 'pergola' order by created_at desc limit 101) page`,
    [],
  )
  const page = () => list({ search: 'pergola', limit: 100 })
  await page()

  const [statement] = await recordStatements(page)

  expect(statement?.name).toMatch(/^recent_/)
  expect(statement?.values).toContain(days)
})

test('a page behind the last one takes three statements', async () => {
  const search = 'gazebo'
  await list({ search })

  const statements = await recordStatements(() => list({ search, page: 16, limit: 100 }))

  const kinds = statements.map(({ name }) => name?.split('_')[0])
  expect(kinds).toEqual(['recent', 'recent', 'gather'])
})

test('without a search everything is counted, however much there is', async () => {
  const { total, totalIsCapped, categories } = await list({})

  expect({ total, totalIsCapped }).toEqual({ total: 7_900, totalIsCapped: false })
  expect(categories).toEqual({ 'Graphic Design': 15, Design: 2_628, 'Mobile Apps': 5_257 })
})
