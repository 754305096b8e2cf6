import { type TalentListView, talentCounted, talentSorts } from '@guildhall/contract'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { insertListings } from '../../../testing/listings.ts'
import { buffersOf, recordStatements } from '../../../testing/request-costs.ts'
import { watchWays } from '../../../testing/talent-ways.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { ListingSource } from './listing.rules.ts'

const [people, bookbinders] = [21_000, 700]

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  const sources = Array.from({ length: people }, (_, n) => {
    const isLast = n >= people - bookbinders
    const source: ListingSource = {
      ...{
        name: `Person ${n}`,
        username: `p${n}`,
        title: isLast ? (n % 5 === 0 ? 'Okbinder of a book' : 'Bookbinder') : 'Weaver',
        location: 'Oslo',
      },
      about: isLast ? 'binds books by hand' : n % 2 === 0 ? 'weaves rugs' : 'weaves scarves',
      ...{ skills: [n % 40 === 0 ? 'Felting' : 'Weaving'], rateCents: isLast ? 0 : 1_000 + (n % 90) * 100 },
      ...{ availability: isLast ? null : 'available', languages: n % 3 === 0 ? ['en'] : ['no'], proven: [] },
      ...{ completedJobs: 0, completedForClients: isLast ? 0 : n % 5, rating: null, reviewCount: null },
      responseMinutes: isLast ? null : n % 400,
    }
    return source
  })
  await insertListings(t, sources)
  await t.vacuumAnalyze('talent_listings')
})

const find = async (query: Record<string, string>): Promise<TalentListView> => {
  const response = await t.anonymous.get(`/api/talent?${new URLSearchParams(query)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const columns = {
  relevance: 'relevance',
  proof: 'proof',
  rate_low: 'rate_low',
  rate_high: 'rate_high',
  response: 'promptness',
  rating: 'acclaim',
}
const asked = [
  { what: 'everyone', query: {}, where: 'true' },
  { what: 'a common skill', query: { skill: 'weaving' }, where: `'s:weaving' = any (facets)` },
  { what: 'a rarer one', query: { skill: 'felting' }, where: `'s:felting' = any (facets)` },
  { what: 'a common word', query: { search: 'weaves' }, where: `strpos(search_text, 'weaves') > 0` },
  { what: 'two words', query: { search: 'rugs weaver' }, where: `strpos(search_text, 'rugs') > 0` },
  {
    what: 'a word, all matches deeper than a walk',
    query: { search: 'bookbinder' },
    where: `strpos(search_text, 'bookbinder') > 0`,
  },
  {
    what: 'a skill, a language and rates',
    query: { skill: 'weaving', language: 'en', minRate: '20', maxRate: '50' },
    where: `facets @> '{s:weaving,g:en}' and rate_high between 2000 and 5000`,
  },
] as const

test.each(asked.flatMap((one) => talentSorts.map((sort) => ({ ...one, sort }))))(
  '$what by $sort: two pages hold the first people in this order',
  async ({ query, where, sort }) => {
    const first = await find({ ...query, sort })
    const second = await find({ ...query, sort, cursor: first.nextCursor ?? '' })

    const expected = `select array_agg(user_id) from (
      select user_id from talent_listings where ${where} order by ${columns[sort]} desc, user_id desc limit 48) page`
    expect([...first.people, ...second.people].map(({ _id }) => _id)).toEqual(await t.value(expected))
    expect([first.total, first.totalIsCapped]).toEqual([talentCounted, true])
  },
)

test.each(['relevance', 'rate_low', 'rate_high', 'response'])(
  'who lie deeper than a walk goes by %s are gathered at once the next time, and are the same',
  async (sort) => {
    const deep = () => watchWays(t, () => find({ search: 'bookbinder', sort, limit: '23' }))

    const first = await deep()
    const second = await deep()

    expect([first.ways, second.ways]).toEqual([['gather', 'walk', 'gather'], ['gather']])
    expect([second.people, second.total, second.nextCursor]).toEqual([first.people, first.total, first.nextCursor])
  },
)

test('a suspended person is not found among many', async () => {
  const [first] = (await find({ sort: 'rate_high' })).people
  const operator = await t.insertUser()
  const suspend = `insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam.', now(), $2)`
  await t.pool.query(suspend, [first?._id, operator.id])

  const { people } = await find({ sort: 'rate_high' })

  expect(people.map(({ _id }) => _id)).not.toContain(first?._id)
})

test.each(['', 'e', 'weaves', 'r u g s o', '\u0301', 'ooooooooooooooooooooooooooooooooo'])(
  'a search for %j in every order reads no more than the whole list a few times',
  async (search) => {
    const statements = await recordStatements(async () => {
      for (const sort of talentSorts) await find({ search, sort, minRate: '1', language: 'en' })
    })
    const connection = new pg.Client(t.url)
    await connection.connect()
    onTestFinished(() => connection.end())
    const pages = Number(await t.value(`select pg_table_size('talent_listings') / 8192`))

    const read = await buffersOf(connection, statements)

    expect(read / pages / talentSorts.length).toBeLessThan(4)
  },
)
