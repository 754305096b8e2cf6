import {
  dayMs,
  minuteMs,
  type PeopleSearch,
  personAlertsPerDay,
  type SavedSearchBody,
  settledMinutes,
} from '@guildhall/contract'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { matchChangedPeopleJob, notifyDailyJob } from './shared/saved-search.jobs.ts'

type User = Awaited<ReturnType<TestApp['insertUser']>>
type Search = Partial<PeopleSearch>

let t: TestApp
let instant: number
beforeAll(async () => {
  t = await startTestApp()
})
beforeEach(async () => {
  await t.pool.query('delete from saved_searches')
  await t.pool.query('delete from talent_changes')
  instant = Date.now()
  t.setClock(new Date(instant))
})
afterEach(() => t.setClock(undefined))

const later = async (ms: number) => {
  instant += ms
  t.setClock(new Date(instant))
  await t.pool.query("update sessions set expires_at = now() + interval '1 year'")
}
const save = (user: User, search: Search, more: Partial<SavedSearchBody> = {}) =>
  t.as(user).post('/api/saved-searches', { kind: 'people', name: 'Mine', alerts: 'now', search, ...more })
const saved = async (search: Search, more?: Partial<SavedSearchBody>) => {
  const user = await t.insertUser()
  const answer = await save(user, search, more)
  expect(answer.statusCode, answer.body).toBe(201)
  return user
}
const edit = async (person: User, profile: Record<string, unknown>) => {
  const { version } = (await t.as(person).get('/api/profile/me')).json()
  const answer = await t.as(person).put('/api/profile/me', { ...profile, version })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  await t.runJobs()
}
const run = async (job: typeof matchChangedPeopleJob) => {
  await t.deps.jobs.add(t.db, job, {})
  await t.runJobs()
}
const compare = async (ms = settledMinutes * minuteMs) => {
  await later(ms)
  await run(matchChangedPeopleJob)
}
const noticesOf = async (user: User): Promise<{ text: string; path: string }[]> =>
  (await t.as(user).get('/api/notifications')).json()
const textsOf = async (user: User) => (await noticesOf(user)).map(({ text }) => text)
const found = 'New for your search “Mine”: Ana Sá.'

const ana = {
  name: 'Ana Sá',
  title: 'Type designer',
  skills: ['Lettering', 'Figma'],
  location: 'Lisbon, Portugal',
  languages: ['pt'],
  hourlyRate: 60,
  availability: 'available',
}

test('a new person tells those whose search finds them as the page of people does, once', async () => {
  const searches: [Search, boolean][] = [
    [{ search: 'type DESIGNER' }, true],
    [{ search: 'sá' }, true],
    [{ search: 'type painter' }, false],
    [{ skill: 'lettering' }, true],
    [{ skill: 'Figma', level: 'Beginner' }, false],
    [{ location: 'lisbon', language: 'pt' }, true],
    [{ location: 'Porto' }, false],
    [{ category: 'graphic-design', availability: 'open' }, true],
    [{ category: 'data-science' }, false],
    [{ minRate: 50, maxRate: 70 }, true],
    [{ maxRate: 59.99 }, false],
    [{ minRate: 61, skill: 'Figma' }, false],
  ]
  const users = await Promise.all(searches.map(([search]) => saved(search)))
  const [off, twice] = [await saved({ skill: 'Figma' }, { alerts: 'off' }), await saved({ skill: 'Figma' })]
  await save(twice, { search: 'designer' })
  const person = await t.insertUser()
  await save(person, { skill: 'Figma' })

  await later(1_000)
  await edit(person, ana)
  await compare()
  await run(matchChangedPeopleJob)

  for (const [index, [search, isTold]] of searches.entries()) {
    expect(await textsOf(users[index]!), JSON.stringify(search)).toEqual(isTold ? [found] : [])
    const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
    const { people } = (await t.anonymous.get(`/api/talent?${query}`)).json()
    expect(people.some(({ _id }: { _id: string }) => _id === person.id)).toBe(isTold)
  }
  expect([await textsOf(off), await textsOf(person)]).toEqual([[], []])
  expect(await noticesOf(twice)).toMatchObject([{ text: found, path: `/profile/${person.id}` }])
})

test('a change tells only those whose search finds the person since, and never a second time', async () => {
  const person = await t.insertUser()
  const before = await saved({ search: 'designer' })
  await later(1_000)
  await edit(person, { ...ana, skills: ['Lettering'] })
  await compare()
  expect(await textsOf(before)).toEqual([found])
  const [since, always] = [await saved({ skill: 'Figma' }), await saved({ skill: 'Lettering' })]

  await later(dayMs)
  await edit(person, ana)
  await compare()
  for (const skills of [['Lettering'], ['Lettering', 'Figma'], ['Lettering'], ['Figma']]) {
    await edit(person, { ...ana, skills })
    await compare(dayMs)
  }

  expect(await textsOf(since)).toEqual([found])
  expect([await textsOf(before), await textsOf(always)]).toEqual([[found], []])
})

test('a hundred edits are one comparison, of the profile as it is in the end, and once a day', async () => {
  const person = await t.insertUser()
  const [first, last, next] = [
    await saved({ skill: 'Figma' }),
    await saved({ skill: 'Lettering' }),
    await saved({ skill: 'Typography' }),
  ]
  await later(1_000)
  for (let index = 0; index < 10; index += 1) {
    await edit(person, { ...ana, skills: ['Figma', `Skill ${index}`] })
    await compare(minuteMs)
  }
  await edit(person, { ...ana, skills: ['Lettering'] })
  await compare()
  expect([await textsOf(first), await textsOf(last)]).toEqual([[], [found]])

  await edit(person, { ...ana, skills: ['Typography'] })
  await compare(dayMs - settledMinutes * minuteMs - 1)
  expect(await textsOf(next)).toEqual([])
  await compare(settledMinutes * minuteMs + 1)
  expect(await textsOf(next)).toEqual([found])
})

test('suspended, hidden and blocked people and those who opted out are not told of', async () => {
  const user = await saved({ skill: 'Figma' })
  await later(1_000)
  const [seen, suspended, hidden, shy, blocked] = [
    await t.insertUser(),
    await t.insertUser(),
    await t.insertUser(),
    await t.insertUser(),
    await t.insertUser(),
  ]
  for (const person of [seen, suspended, hidden, shy, blocked]) await edit(person, ana)
  await t.pool.query(
    "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
    [suspended.id],
  )
  await hide(t, { reporter: seen, person: hidden, report: { kind: 'profile', targetId: hidden.id } })
  await edit(shy, { ...ana, mayBeFound: false })
  const { id: projectId } = await t.insertProject({ clientId: user.id })
  await t.insertProposal({ projectId, freelancerId: blocked.id })
  const conversation = await t.as(user).post('/api/conversations', { userId: blocked.id })
  const answer = await t.as(user).post(`/api/conversations/${conversation.json()._id}/block`)
  expect(answer.statusCode, answer.body).toBe(200)

  await compare()

  expect(await noticesOf(user)).toMatchObject([{ text: found, path: `/profile/${seen.id}` }])
})

test('a daily alert counts who can still be found, and leads to the search', async () => {
  const user = await saved({ skill: 'Figma', category: 'ui-ux-design' }, { alerts: 'daily', name: 'Figma' })
  await later(1_000)
  const people = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  for (const person of people) await edit(person, ana)
  await compare()
  expect(await textsOf(user)).toEqual([])
  await edit(people[0]!, { ...ana, mayBeFound: false })

  await run(notifyDailyJob)
  await run(notifyDailyJob)

  expect(await noticesOf(user)).toMatchObject([
    { text: '2 new freelancers for your search “Figma”.', path: '/find-freelancers?skill=Figma&category=ui-ux-design' },
  ])
})

test(`more than ${personAlertsPerDay} alerts a day come with the daily one`, async () => {
  const user = await saved({ skill: 'Figma' })
  await later(1_000)
  for (let index = 0; index < personAlertsPerDay + 2; index += 1) await edit(await t.insertUser(), ana)

  await compare()
  expect(await textsOf(user)).toEqual(new Array(personAlertsPerDay).fill(found))
  await run(notifyDailyJob)

  expect(await textsOf(user)).toContain('2 new freelancers for your search “Mine”.')
})

test('searches for people are saved once, and ask for something', async () => {
  const user = await t.insertUser()
  expect((await save(user, { search: ' oak ', skill: '', sort: 'proof' })).statusCode).toBe(201)
  expectFailure(await save(user, { search: 'oak', sort: 'proof' }), 409, 'search.already_saved')
  for (const search of [{}, { sort: 'proof' }, { skill: ' ' }, { level: 'Beginner' }, { category: 'oak' }] as const) {
    expectFailure(await save(user, search as Search), 400, 'request.invalid')
  }
  expect((await t.as(user).get('/api/saved-searches')).json()).toMatchObject([
    { kind: 'people', search: { search: 'oak', sort: 'proof' } },
  ])
})
