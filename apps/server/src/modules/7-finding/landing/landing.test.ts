import { dayMs, type LandingView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { servePages } from '../../../pages.ts'
import { insertListings } from '../../../testing/listings.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const proofs = ['React', 'SQL', 'Python'].map((skill) => ({
  ...{ skill, difficulty: 'Advanced' as const, percentage: 93, source: 'generated' as const },
  resultId: '00000000-0000-4000-8000-000000000000',
}))

const insertPeople = (t: TestApp, names: string[], proven = proofs) =>
  insertListings(
    t,
    names.map((name) => ({
      ...{ name, username: name.toLowerCase(), title: 'Maker', location: '', about: '', skills: ['React'] },
      ...{ rateCents: 0, availability: null, languages: [], proven, completedJobs: 3, completedForClients: 2 },
      ...{ rating: null, reviewCount: null, responseMinutes: null },
    })),
  )

const landingOf = async (t: TestApp) => (await t.anonymous.get('/api/landing')).json<LandingView>()
const namesOf = ({ people }: LandingView) => people.map(({ name }) => name).sort()

test('the page of visitors follows who may be found, and is honest while nobody has proven anything', async () => {
  const t = await startTestApp({ fresh: true })
  await servePages(t.app)
  const page = async () => (await t.anonymous.get('/', undefined, { headers: { accept: 'text/html' } })).body
  await insertPeople(t, ['Unproven'], [])
  const before = await page()
  expect(before).toContain('Nobody has proven a skill here yet')
  expect(before).not.toContain('Unproven')

  await insertPeople(t, ['Ada'])
  expect(await page()).toContain('Ada')
  await t.pool.query("update profiles set may_be_found = false where name = 'Ada'")
  const after = await page()
  expect(after).not.toContain('Ada')
  expect(after).toContain('Nobody has proven a skill here yet')
})

test('four people, others on other days, with their best results and nothing that is not shown', async () => {
  const t = await startTestApp()
  await insertPeople(
    t,
    Array.from({ length: 12 }, (_, n) => `Maker ${n}`),
  )
  await insertPeople(t, ['Suspended'])
  await t.pool.query(
    "insert into suspensions (user_id, reason, suspended_at, suspended_by) select user_id, 'Spam', now(), user_id from profiles where name = 'Suspended'",
  )

  const seen = new Set<string>()
  for (let day = 0; day < 8; day += 1) {
    t.setClock(new Date(Date.UTC(2026, 2, 1) + day * dayMs))
    const landing = await landingOf(t)
    expect(landing.people).toHaveLength(4)
    expect(namesOf(await landingOf(t)), 'the same all day').toEqual(namesOf(landing))
    for (const name of namesOf(landing)) seen.add(name)
  }
  t.setClock(undefined)

  expect(seen.size).toBeGreaterThan(4)
  expect(seen).not.toContain('Suspended')
  const [person] = (await landingOf(t)).people
  expect(Object.keys(person ?? {}).sort()).toEqual(
    ['_id', 'completedJobs', 'name', 'profileImage', 'title', 'username', 'verifiedSkills', 'verifiedTotal'].sort(),
  )
  expect(person).toMatchObject({ verifiedTotal: 3, verifiedSkills: [{ skill: 'React' }, { skill: 'SQL' }] })
})

test('the example contract is nobody’s, and its fee is the one of this site', async () => {
  const t = await startTestApp({ platformFeeBps: 750 })
  const { feeBps, example } = await landingOf(t)

  expect([feeBps, example.fee, example.earnings]).toEqual([750, 90, 1_110])
  expect(example.lines.map(({ account, amount }) => [account, amount])).toEqual([
    ['card_in', -1_200],
    ['escrow', 1_200],
    ['escrow', -1_200],
    ['payable', 1_110],
    ['platform_fee', 90],
  ])
})
