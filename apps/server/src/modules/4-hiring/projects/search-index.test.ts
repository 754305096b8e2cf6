import { allProjects, projectCategories } from '@guildhall/contract'
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fewestTerms, type RowsWith } from '../../../platform/text-search/search-keys.rules.ts'
import { searchable } from '../../../platform/text-search/searchable.rules.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { projectSearchText } from './project.rules.ts'
import {
  browseStatement,
  gatherStatement,
  type PageRequest,
  searchStatement,
  walkStatement,
} from './project-search.queries.ts'

// English prose with every common bigram, and short texts in other alphabets, to cover both ways of making keys.
const english =
  `We are a bakery and need a simple booking page, so that our customers can order in a minute and see the prices. You have
  experience with databases and like to explain what you do. Please show one or two examples of similar work, and tell us
  what you would leave out if time ran short. The result belongs to us, including the source files; a volunteer will
  maintain it later, so keep it plain. Half of the people here are older than seventy, which is why large letters help.`.replace(
    /\s+/g,
    ' ',
  )
const others = [
  'Нужен логотип для пекарни, срочно',
  'Σχεδιασμός λογοτύπου για φούρνο',
  '网站设计 和 标志 设计',
  'Größe prüfen: äöü ẞ',
  'C++ & C#, node.js / ui-ux',
  '100% wool_socks, c:\\temp "quoted"',
  '💅🏽 nails 🇹🇷 e\u0301te\u0301',
  'ᚠᚢᚦ runes \u0001',
  'th qu of a b c d o q ',
]
const rare = ['jazz quiz', 'Qx-9', 'zz top', 'vw bus', 'жук', '字']
const categories = ['Web Development', 'Graphic Design', null]
// `Plumbing` has no index of its own, as it is in no list of categories.
const smallCategories = [...projectCategories, 'Plumbing']

const catalogue = Array.from({ length: 1_500 }, (_, n) => ({
  title: n % 97 === 0 ? (rare[(n / 97) % rare.length] ?? '') : `Project ${n}`,
  description: n % 3 === 0 ? `${others[(n / 3) % others.length]} ${n}` : `${english} ${n}`,
  category: (n % 20 === 7 ? smallCategories[n % smallCategories.length] : categories[n % categories.length]) ?? null,
  requiredSkills: n % 2 === 0 ? ['React'] : ['C++', 'Rust'],
}))

let t: TestApp
let viewerId: string
beforeAll(async () => {
  t = await startTestApp()
  viewerId = (await t.insertUser()).id
  const rows = catalogue.map((project, n) => {
    const text = projectSearchText(project)
    // Of two thirds the release before has saved the text, which knows no pieces.
    return { ...project, n, text: n % 3 === 1 ? text : text.split('K').slice(0, 2).join('K') }
  })
  const insert = `insert into projects
    (client_id, title, description, price_cents, category, required_skills, deadline_at, search_text, created_at)
    select $1, title, description, 100 + n % 7, category, '{x}', '2099-01-01', text, timestamptz '2030-01-01' - n * interval '1 s'
    from json_to_recordset($2) as made(title text, description text, category text, n int, text text)`
  // The database may have been used by other files: what they left of tables and indexes is in the costs of plans.
  await t.queryAsOwner('truncate projects cascade')
  await t.pool.query(insert, [viewerId, JSON.stringify(rows)])
  await t.vacuumAnalyze('projects')
})

const requestOf = (category: string): PageRequest => ({
  viewerId,
  category,
  sort: 'newest',
  isOpenOnly: false,
  after: undefined,
  offset: 0,
  limit: 101,
})
const needleOf = (typed: string, frequencyOf: (gram: string) => number = () => 0, rowsWith?: RowsWith) => ({
  text: searchable(typed),
  terms: fewestTerms(searchable(typed), frequencyOf, rowsWith),
})

async function connectToIndexOnly() {
  const client = new pg.Client(t.url)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('set enable_seqscan = off; set enable_indexscan = off')
  return client
}

const text = fc.constantFrom(...catalogue.slice(0, 200).flatMap(({ title, description }) => [title, description]))
const alphabets = fc.constantFrom(...'aeiouthqxzjß жяΣς计字%_\\+#./-&@*!:;\'"\n💅ᚠİKS\u0001')
const needles = fc.oneof(
  fc.tuple(text, fc.nat(), fc.integer({ min: 1, max: 5 })).map(([whole, start, length]) => {
    const characters = [...whole]
    return characters
      .slice(start % characters.length)
      .slice(0, length)
      .join('')
  }),
  fc.array(alphabets, { minLength: 1, maxLength: 5 }).map((characters) => characters.join('')),
  fc.tuple(text, fc.nat()).map(([whole, start]) => whole.slice(start % whole.length, (start % whole.length) + 90)),
)

test('through the index a needle of any length finds what strpos finds', async () => {
  const index = await connectToIndexOnly()
  const property = fc.asyncProperty(
    needles.filter((needle) => needle.isWellFormed()),
    fc.constantFrom(...projectCategories, 'Design', 'Plumbing', 'Carpentry'),
    fc.func<[string], number>(fc.nat(1_000)),
    fc.option(fc.func<Parameters<RowsWith>, number>(fc.nat(1_000)), { nil: undefined }),
    async (typed, category, frequencyOf, rowsWith) => {
      const { text, values } = searchStatement(requestOf(category), needleOf(typed, frequencyOf, rowsWith), category)

      const [first] = (await index.query(text, values)).rows

      const truth = await t.value(
        `select coalesce(json_object_agg(category, least(n, 1001)), '{}') from (
          select coalesce(category, 'Design') as category, count(*) as n from projects
          where strpos(split_part(search_text, 'K', 1), $1) > 0 and $2 in ('${allProjects}', coalesce(category, 'Design'))
          group by 1) counted`,
        [searchable(typed), category],
      )
      const total = sum(truth as Record<string, number>)
      if (total <= 1_000) expect(first.categories).toEqual(truth)
      else expect(sum(first.categories)).toBe(1_001)
    },
  )

  await fc.assert(property, { numRuns: 250 })
})

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, n) => total + n, 0)

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<string> {
  const { rows } = await t.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('the plan', () => {
  test.each(['z', 'qx', 'ж', '字', '%', '💅', 'zz', 'c#', 'react', 'jazz quiz', `${english.slice(-97)} 42`])(
    'of %j starts from the index and reads no whole table',
    async (typed) => {
      for (const category of [allProjects, 'Design']) {
        const plan = await planOf(searchStatement(requestOf(category), needleOf(typed), category))

        expect(plan).toContain('Bitmap Index Scan on projects_search')
        expect(plan).not.toContain('Seq Scan on projects')
      }
    },
  )

  test.each([
    ['Web Development', 'web_development'],
    ['UI/UX Design', 'ui_ux_design'],
    ['Design', 'others'],
    ['Plumbing', 'others'],
  ])(
    'of a search in %s reads the index of %s alone, and cuts no keys out of the texts it finds',
    async (category, name) => {
      const [request, needle] = [requestOf(category), needleOf('react')]
      for (const statement of [searchStatement(request, needle, category), gatherStatement(request, needle)]) {
        const plan = await planOf(statement)

        expect([...plan.matchAll(/projects_search\w*/g)].map(String)).toEqual([`projects_search_in_${name}`])
        expect(plan).not.toContain('string_to_array')
      }
    },
  )

  test('of a search in all projects reads the index of each category once', async () => {
    const plan = await planOf(searchStatement(requestOf(allProjects), needleOf('react'), allProjects))

    const read = [...plan.matchAll(/projects_search\w*/g)].map(String)
    const big = ['web_development', 'graphic_design', 'others'].map((name) => `projects_search_in_${name}`)
    expect(read).toEqual(expect.arrayContaining(big))
    expect(new Set(read).size).toBe(read.length)
  })

  test('of a walk follows the order and looks at a bounded number of projects', async () => {
    for (const category of [allProjects, 'Web Development', 'Design']) {
      for (const sort of ['newest', 'budget_high', 'budget_low'] as const) {
        await t.pool.query('set enable_seqscan = on')
        const plan = await planOf(walkStatement({ ...requestOf(category), sort }, needleOf('the')))

        expect(plan).toMatch(/Index Scan (Backward )?using projects_(newest|price|category_newest|category_price)/)
        expect(plan).not.toContain('Sort Key: p_1.')
      }
    }
  })

  test('compares no project with a list of all who are suspended and all that is hidden, which may be thousands', async () => {
    const needle = needleOf('zz')
    for (const category of [allProjects, 'Web Development', 'Design']) {
      const request = requestOf(category)
      const listed = [
        searchStatement(request, needle, category),
        gatherStatement(request, needle),
        walkStatement(request, needle),
      ]
      for (const statement of listed) expect(await planOf(statement)).not.toMatch(/id <> ALL/)
    }
  })

  test('of everything that matches in a category, in order, starts from the index', async () => {
    const plan = await planOf(gatherStatement(requestOf('Design'), needleOf('zz')))

    expect(plan).toContain('Bitmap Index Scan on projects_search')
  })

  test('of a page with its counts sorts after their join, which promises no order', async () => {
    for (const category of [allProjects, 'Web Development', 'Design']) {
      for (const sort of ['newest', 'budget_high', 'budget_low'] as const) {
        const request = { ...requestOf(category), sort }
        for (const statement of [browseStatement(request), searchStatement(request, needleOf('zz'), category)]) {
          expect(await stepsAfterLastJoin(statement)).toContain('Sort')
        }
      }
    }
  })
})

type Step = { 'Node Type': string; 'Parent Relationship'?: string; Plans?: Step[] }

async function stepsAfterLastJoin({ text, values }: { text: string; values: unknown[] }): Promise<string[]> {
  const [top] = (await t.value(`explain (format json) ${text}`, values)) as { Plan: Step }[]
  const steps: string[] = []
  for (
    let step = top?.Plan;
    step && !/Loop|Join/.test(step['Node Type']);
    step = step.Plans?.find((inner) => inner['Parent Relationship'] === 'Outer')
  ) {
    steps.push(step['Node Type'])
  }
  return steps
}
