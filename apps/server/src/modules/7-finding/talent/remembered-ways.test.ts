import { type TalentListView, talentCounted } from '@guildhall/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertListings } from '../../../testing/listings.ts'
import { watchWays } from '../../../testing/talent-ways.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { ListingSource } from './listing.rules.ts'
import { RememberedWays, rememberedMs, rememberedSearches } from './remembered-ways.ts'

describe('the memory', () => {
  const search = (word: string) => ({
    ...{ words: [word], facets: [], rates: { from: 0, to: 100 }, sort: 'proof' as const },
    ...{ after: undefined, limit: 25 },
  })

  test('holds the latest searches alone', () => {
    const ways = new RememberedWays(() => new Date())

    for (let n = 0; n <= rememberedSearches; n++) ways.remember(search(`word${n}`), 'walk')

    expect(ways.size).toBe(rememberedSearches)
    expect([0, 1, rememberedSearches].map((n) => ways.of(search(`word${n}`)))).toEqual([undefined, 'walk', 'walk'])
  })

  test('holds a search for ten minutes, however often it is made', () => {
    let now = 1_000_000
    const ways = new RememberedWays(() => new Date(now))
    ways.remember(search('rugs'), 'walk')

    now += rememberedMs
    ways.remember(search('rugs'), 'walk')
    expect(ways.of(search('rugs'))).toBe('walk')

    now += 1
    expect(ways.of(search('rugs'))).toBeUndefined()
  })

  test('tells searches apart by words, facets, rates, order and size', () => {
    const ways = new RememberedWays(() => new Date())
    const asked = search('rugs')
    ways.remember(asked, 'walk')

    const others = [
      search('rug'),
      { ...asked, words: [], facets: ['rugs'] },
      { ...asked, rates: { from: 1, to: 100 } },
      { ...asked, sort: 'rating' as const },
      { ...asked, limit: 2 },
    ]

    expect(others.map((other) => ways.of(other))).toEqual(others.map(() => undefined))
  })

  test('learns nothing from a later page, whose cursor may be made up', () => {
    const ways = new RememberedWays(() => new Date())
    ways.remember(search('rugs'), 'walk')
    const later = { ...search('rugs'), after: { rank: 5, id: 'any' } }

    ways.remember(later, 'gather')
    ways.forget(later)

    expect(ways.of(search('rugs'))).toBe('walk')
  })
})

describe('GET /api/talent, more people than are gathered', () => {
  const weavers = talentCounted + 200
  let t: TestApp
  let goods = ''

  beforeEach(async () => {
    t = await startTestApp()
    goods = `goods${t.newId().replaceAll('-', '')}`
    await insertListings(
      t,
      Array.from({ length: weavers }, (_, n) => weaver(n)),
    )
  })

  const weaver = (n: number): ListingSource => ({
    ...{ name: `Person ${n}`, username: `${n}${goods}`, title: 'Weaver', location: 'Oslo', about: `weaves ${goods}` },
    ...{ skills: ['Weaving'], rateCents: 2_000 + n, availability: null, languages: [], proven: [] },
    ...{ completedJobs: 0, completedForClients: 0, rating: null, reviewCount: null, responseMinutes: null },
  })

  const find = () =>
    watchWays<TalentListView>(t, async () =>
      (await t.anonymous.get(`/api/talent?search=${goods}&sort=rate_high`)).json(),
    )

  test('who were gathered in vain are walked at once the next time, and are the same', async () => {
    const first = await find()
    const second = await find()

    expect([first.ways, second.ways]).toEqual([['gather', 'walk'], ['walk']])
    expect(second.people).toEqual(first.people)
    expect([second.total, second.totalIsCapped]).toEqual([talentCounted, true])
  })

  test('who opts out is gone at once, and who is new is found, while the way is remembered', async () => {
    await find()
    const [first, second] = (await find()).people
    const token = await t.insertSession(String(first?._id))

    const optOut = await t.as({ token }).put('/api/profile/me', {
      ...{ name: 'Gone', title: 'Weaver', skills: ['Weaving'], mayBeFound: false },
    })
    await insertListings(t, [weaver(weavers)])
    const { people, ways } = await find()

    expect(optOut.statusCode, optOut.body).toBe(200)
    expect(ways).toEqual(['walk'])
    expect(people.slice(0, 2).map(({ _id, name }) => [_id === second?._id, name])).toEqual([
      [false, `Person ${weavers}`],
      [true, `Person ${weavers - 2}`],
    ])
    expect(people.map(({ _id }) => _id)).not.toContain(first?._id)
  })

  test('a way that has become wrong finds everyone and is forgotten', async () => {
    await find()
    await t.queryAsOwner(`delete from talent_listings where rate_high >= 2010 and strpos(search_text, '${goods}') > 0`)

    const [walked, gathered] = [await find(), await find()]

    expect([walked.ways, gathered.ways]).toEqual([['walk'], ['gather']])
    for (const { people, total } of [walked, gathered]) expect([people.length, total]).toEqual([10, 10])
  })

  test('after ten minutes the way is found anew', async () => {
    await find()
    t.setClock(new Date(Date.now() + rememberedMs + 60_000))

    expect((await find()).ways).toEqual(['gather', 'walk'])
  })
})
