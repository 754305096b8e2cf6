import { statSync } from 'node:fs'
import {
  allProjects,
  type BriefHelpView,
  type ContractView,
  type OwnReviewView,
  type PublicProfileView,
  projectCategories,
  type TalentListView,
} from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { auditLedger, describeAudit } from '../../modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { refreshFigures } from '../../modules/7-finding/reviews/refresh-figures.ts'
import { refreshOne } from '../../modules/7-finding/talent/refresh-listings.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { demoPeople } from '../demo-people.ts'
import { loadDemo } from '../load-demo.ts'
import { listPortraits, pieceFile, portraitFile } from '../picture-files.ts'
import { crowdPeople } from './crowd-people.ts'

let t: TestApp
const now = new Date()
beforeAll(async () => {
  t = await startTestApp()
  expect(await loadDemo({ ...t.deps, clock: () => now }, { crowd: true })).toBe(true)
})

const count = async (what: string) => Number(await t.value(`select count(*) from ${what}`))
const rowsOf = async (sql: string) => (await t.pool.query<Record<string, unknown>>(sql)).rows
const idOf = async (key: string) =>
  String(await t.value('select id from users where email = $1', [`${key}@demo.guildhall.example`]))
const signedIn = async (key: string) => t.as({ token: await t.insertSession(await idOf(key)) })

test('it is a marketplace: people of many countries, work in every category and state', async () => {
  const places = await rowsOf("select distinct split_part(location, ', ', 2) place from profiles")
  expect(places.length).toBeGreaterThanOrEqual(8)
  expect(await count('users')).toBe(60)
  for (const [what, least] of Object.entries({
    'projects where not is_private': 150,
    proposals: 400,
    contracts: 120,
    reviews: 300,
    conversations: 25,
    disputes: 2,
    courses: 12,
    invitations: 14,
    'project_bookmarks b join users u on u.id = b.user_id': 30,
    'person_bookmarks b join users u on u.id = b.user_id': 10,
    "assessment_results where kind = 'verified' and percentage >= 70": 20,
  })) {
    expect([what, await count(what)]).toEqual([what, expect.toSatisfy((found: number) => found >= least)])
  }
  const kinds = await rowsOf('select distinct category, status from projects where not is_private')
  expect(new Set(kinds.map(({ category }) => category)).size).toBe(7)
  expect(new Set(kinds.map(({ status }) => status)).size).toBe(5)
  expect(await count("jobs.job where name like 'notifications.%' or name like 'payments.%'")).toBe(0)
})

test('the ledger is sound, and every receipt has its number', async () => {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The ledger is sound/)
  expect(await count('receipts where number is null')).toBe(0)
  expect(await count('refunds where ended_at is null')).toBe(0)
})

test('nothing happened before its time or lies in the future', async () => {
  expect(await count('proposals p join projects j on j.id = p.project_id where p.created_at < j.created_at')).toBe(0)
  expect(await count('proposals p join users u on u.id = p.freelancer_id where p.created_at < u.created_at')).toBe(0)
  expect(await count('projects j join users u on u.id = j.client_id where j.created_at < u.created_at')).toBe(0)
  expect(await count('proposals where accepted_at < created_at')).toBe(0)
  expect(
    await count('deliveries d join proposals p on p.id = d.proposal_id where d.submitted_at < p.accepted_at'),
  ).toBe(0)
  expect(await count('deliveries where decided_at < submitted_at')).toBe(0)
  expect(await count('reviews r join contracts c on c.id = r.contract_id where r.created_at < c.ended_at')).toBe(0)
  const instants = {
    ...{
      events: 'at',
      messages: 'created_at',
      notifications: 'created_at',
      reviews: 'created_at',
      payouts: 'created_at',
    },
    ...{ deliveries: 'submitted_at', contracts: 'created_at', projects: 'created_at', users: 'created_at' },
  }
  for (const [table, column] of Object.entries(instants)) {
    expect([table, await count(`${table} where ${column} > '${now.toISOString()}'`)]).toEqual([table, 0])
  }
})

test('figures and listings are what they are when measured again', async () => {
  const read = async () => [
    await rowsOf('select * from person_figures order by user_id'),
    await rowsOf('select * from talent_listings order by user_id'),
  ]
  const stored = await read()
  expect(stored[0]).toHaveLength(60)

  const deps = { ...t.deps, clock: () => now }
  for (const { id } of await rowsOf('select id from users')) {
    await refreshFigures(deps, { userId: String(id) })
    await refreshOne(deps, { userId: String(id) })
  }

  expect(await read()).toEqual(stored)
  const ratings = await rowsOf('select rating from person_figures where rating is not null')
  expect(new Set(ratings.map(({ rating }) => rating)).size).toBeGreaterThan(8)
})

/** Words in a row that two texts may share. */
const sharedWords = 9

test('no two texts are alike', async () => {
  const texts = (
    await rowsOf(`
      select description as text from projects union all
      select message from proposals where message <> 'I accept this direct contract as it was offered.' union all
      select message from deliveries union all select feedback from deliveries where feedback <> '' union all
      select message from invitations union all select decline_note from invitations where decline_note <> '' union all
      select text from reviews union all select reply from reviews where reply is not null union all
      select regexp_replace(text, '^> .*$', '', 'gm') from messages where kind <> 'event' union all select bio from profiles union all select title from profiles`)
  ).map(({ text }) => String(text))
  expect(texts.length).toBeGreaterThan(1_200)

  const seen = new Map<string, string>()
  const alike = texts.flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const runs = words.map((_, index) => words.slice(index, index + sharedWords).join(' ')).slice(0, 1 - sharedWords)
    const again = (runs.length > 0 ? runs : [words.join(' ')]).filter(
      (run) => (seen.get(run) ?? text) !== text || (runs.length === 0 && seen.has(run)),
    )
    for (const run of runs.length > 0 ? runs : [words.join(' ')]) seen.set(run, text)
    return again
  })
  expect(alike).toEqual([])
})

test('pages show it: browsing, finding people, stories, a profile, a project, both dashboards and prices', async () => {
  const [jonas, dwayne] = [await signedIn('jonas'), await signedIn('dwayne')]
  const { projects, total } = (await jonas.get('/projects?limit=100')).json<{
    projects: { proposals: number }[]
    total: number
  }>()
  expect([projects.length, total]).toEqual([100, await count('projects where not is_private')])
  const talent = (await t.anonymous.get('/api/talent?skill=React')).json<TalentListView>()
  expect(talent.people.map(({ name }) => name)).toContain('Dwayne Mackenzie')
  expect((await t.anonymous.get('/api/success-stories')).json()).toMatchObject({ stories: { length: 6 } })

  const profile = (await t.anonymous.get(`/api/profile/${await idOf('dwayne')}`)).json<PublicProfileView>()
  expect(profile.skillAssessments.map(({ kind }) => kind)).toContain('verified')
  expect((await t.anonymous.get(profile.profileImage)).headers['content-type']).toBe('image/webp')
  const finder = String(await t.value("select id from projects where title like 'Parts finder%'"))
  expect((await jonas.get(`/api/proposals/${finder}`)).json()).toHaveLength(4)
  const contracts = (await dwayne.get('/api/contracts?role=freelancer')).json<ContractView[]>()
  expect(contracts.map(({ status }) => status).toSorted()).toEqual(['active', 'completed'])
  const received = (await jonas.get('/api/reviews?list=received')).json<OwnReviewView[]>()
  expect(received).toHaveLength(5)
  for (const category of projectCategories.filter((name) => name !== allProjects)) {
    const help = (await jonas.get(`/api/brief-help?category=${encodeURIComponent(category)}`)).json<BriefHelpView>()
    expect.soft(help.range, category).not.toBeNull()
  }
})

test('portraits and pictures are small, each piece of a portfolio has one, and some people have no portrait', () => {
  const people = [...crowdPeople(), ...demoPeople]
  const keys = people.map(({ key }) => key)
  const drawn = listPortraits()
  expect(drawn.filter((key) => !keys.includes(key))).toEqual([])
  expect(drawn.length).toBeLessThan(keys.length)
  const titles = people.flatMap(({ portfolio }) => portfolio.map(({ title }) => title))
  const files = [...drawn.map(portraitFile), ...titles.map(pieceFile)]
  expect(new Set(files.map(String)).size).toBe(files.length)
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(900_000)
})
