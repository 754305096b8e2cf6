import { type ProjectListView, type ProjectSort, projectSorts } from '@guildhall/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeCursor } from '../../../platform/database/cursor.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Item = { id: string; createdAt: Date; priceCents: number; category: string; hasWord: boolean }

let t: TestApp
let viewer: { token: string }
const items: Item[] = []

beforeAll(async () => {
  t = await startTestApp()
  const user = await t.insertUser()
  viewer = user
  for (let index = 0; index < 40; index += 1) {
    // Few distinct days and prices, so that many rows tie and ids decide.
    const createdAt = new Date(Date.UTC(2030, 0, 1 + (index % 4), 0, 0, 0, index % 3))
    const priceCents = 100 * (1 + (index % 5))
    const category = index % 2 === 0 ? 'Mobile Apps' : 'Web Development'
    const hasWord = index % 3 !== 0
    const title = hasWord ? 'A pergola' : 'A bench'
    const { id } = await t.insertProject({ clientId: user.id, title, createdAt, priceCents, category })
    items.push({ id, createdAt, priceCents, category, hasWord })
  }
})

const list = async (query: Record<string, string | number>): Promise<ProjectListView> => {
  const text = Object.entries(query).map(([name, value]) => [name, String(value)])
  const response = await t.as(viewer).get(`/projects?${new URLSearchParams(Object.fromEntries(text))}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

const byId = (one: Item, other: Item) => (one.id < other.id ? -1 : 1)
const orders: Record<ProjectSort, (one: Item, other: Item) => number> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || -byId(one, other),
  budget_high: (one, other) => other.priceCents - one.priceCents || -byId(one, other),
  budget_low: (one, other) => one.priceCents - other.priceCents || byId(one, other),
}
const filters: { filter: Record<string, string>; keep: (item: Item) => boolean }[] = [
  { filter: {}, keep: () => true },
  { filter: { search: 'PERGOLA' }, keep: (item: Item) => item.hasWord },
  { filter: { category: 'Mobile Apps' }, keep: (item: Item) => item.category === 'Mobile Apps' },
  {
    filter: { search: 'pergola', category: 'Web Development' },
    keep: (item: Item) => item.hasWord && item.category === 'Web Development',
  },
]

describe('GET /projects, page after page', () => {
  test.each(projectSorts)('cursors visit everything exactly once and in order, sorted by %s', async (sort) => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 41 }),
      fc.constantFrom(...filters),
      async (limit, { filter, keep }) => {
        const visited: string[] = []
        let cursor: string | null | undefined
        do {
          const page = await list({ ...filter, sort, limit, ...(cursor ? { cursor } : {}) })
          expect(page.projects.length === limit || page.nextCursor === null).toBe(true)
          visited.push(...page.projects.map((project) => project._id))
          cursor = page.nextCursor
        } while (cursor)

        const expected = items.filter(keep).sort(orders[sort])
        expect(visited).toEqual(expected.map((item) => item.id))
      },
    )

    await fc.assert(property, { numRuns: 15 })
  })

  test.each(projectSorts)('numbered pages are the slices of the same order, sorted by %s', async (sort) => {
    for (const { filter, keep } of filters) {
      const expected = items.filter(keep).sort(orders[sort])
      for (const page of [1, 2, 5, 9]) {
        const { projects, total } = await list({ ...filter, sort, page, limit: 7 })

        expect(projects.map((project) => project._id)).toEqual(
          expected.slice((page - 1) * 7, page * 7).map((item) => item.id),
        )
        expect(total).toBe(expected.length)
      }
    }
  })

  test('what is posted meanwhile neither repeats nor hides anything', async () => {
    const first = await list({ limit: 20 })
    const { id } = await t.insertProject({ createdAt: new Date('2031-01-01T00:00:00Z') })
    const second = await list({ limit: 20, cursor: first.nextCursor! })
    await t.pool.query('delete from projects where id = $1', [id])

    const visited = [...first.projects, ...second.projects].map((project) => project._id)
    expect(visited).toEqual(items.toSorted(orders.newest).map((item) => item.id))
    expect(second.nextCursor).toBeNull()
  })

  test('without a limit a page holds fifty, with one at most a hundred', async () => {
    const added = await Promise.all(Array.from({ length: 65 }, () => t.insertProject({ title: 'A shed' })))

    const [unlimited, hundred] = [await list({}), await list({ limit: 100 })]
    await t.pool.query('delete from projects where id = any ($1)', [added.map(({ id }) => id)])

    expect([unlimited.projects.length, hundred.projects.length]).toEqual([50, 100])
  })
})

describe('GET /projects refuses', () => {
  test.each([
    { query: 'limit=0', path: 'limit', message: 'Limit must be at least 1.' },
    { query: 'limit=101', path: 'limit', message: 'Limit can be at most 100.' },
    { query: 'limit=ten', path: 'limit', message: 'Limit must be a whole number.' },
    { query: 'page=1.5', path: 'page', message: 'Page must be a whole number.' },
    { query: 'sort=best', path: 'sort', message: 'Sort must be one of newest, budget_high, budget_low.' },
    { query: 'search=a&search=b', path: 'search', message: 'Search must be text.' },
    {
      query: 'search=%00',
      path: 'search',
      message: 'Search contains a character that cannot be stored. Remove it and try again.',
    },
    {
      query: `category=${'x'.repeat(61)}`,
      path: 'category',
      message: 'Category can be at most 60 characters long.',
    },
    {
      query: 'page=102&limit=100',
      path: 'page',
      message: 'Pages reach the first 10,000 projects. Search, or choose a category, to see the rest.',
    },
  ])('$query', async ({ query, path, message }) => {
    const failure = expectFailure(await t.as(viewer).get(`/projects?${query}`), 400, 'request.invalid')

    expect(failure).toEqual({ error: message, message, code: 'request.invalid', details: [{ path, message }] })
  })

  const id = '00000000-0000-4000-8000-000000000000'
  const invented = (value: unknown) => encodeCursor([value as string, id])
  test.each([
    { what: 'no cursor at all', cursor: 'nonsense' },
    { what: 'a number where an instant belongs', cursor: invented(100) },
    { what: 'something PostgreSQL would read its own way', cursor: invented('yesterday') },
    { what: 'a year that PostgreSQL does not know', cursor: invented('0000-01-01T00:00:00.000Z') },
    { what: 'a year with a sign', cursor: invented('+200000-01-01T00:00:00.000Z') },
    { what: 'half an instant', cursor: invented('1') },
    { what: 'an instant alone', cursor: Buffer.from('["2030-01-01T00:00:00.000Z"]').toString('base64url') },
    { what: 'another order’s cursor', cursor: invented('2030-01-01T00:00:00.000Z'), sort: 'budget_low' },
    { what: 'half a cent', cursor: invented(0.5), sort: 'budget_low' },
    { what: 'more than any number', cursor: invented(1e300), sort: 'budget_high' },
  ])('a cursor it did not give out: $what', async ({ cursor, sort = 'newest' }) => {
    const response = await t.as(viewer).get(`/projects?sort=${sort}&cursor=${cursor}`)

    expectFailure(response, 400, 'list.cursor_invalid')
  })
})
