import { dayMs, type SearchAlert } from '@guildhall/contract'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepListings } from '../talent/refresh-listings.ts'
import { matchChangedPeopleJob } from './shared/saved-search.jobs.ts'
import { sweepFoundPeople, toldPeopleMaximum } from './sweep-found-people.ts'

type User = Awaited<ReturnType<TestApp['insertUser']>>

let t: TestApp
let instant: number
beforeAll(async () => {
  t = await startTestApp()
})
beforeEach(async () => {
  await t.pool.query('delete from saved_searches')
  await t.pool.query('delete from talent_changes')
  // In the past, so that no session ends meanwhile.
  instant = Date.now() - 200 * dayMs
  t.setClock(new Date(instant))
})
afterEach(() => t.setClock(undefined))

const later = (days: number) => {
  instant += days * dayMs
  t.setClock(new Date(instant))
}
const saved = async (alerts: SearchAlert = 'now') => {
  const user = await t.insertUser()
  const body = { kind: 'people', name: 'Mine', alerts, search: { skill: 'Figma' } }
  const answer = await t.as(user).post('/api/saved-searches', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return user
}
const edit = async (person: User, changes: Record<string, unknown> = {}) => {
  const { version } = (await t.as(person).get('/api/profile/me')).json()
  const profile = { name: 'Ana Sá', title: 'Type designer', skills: ['Figma'], ...changes, version }
  const answer = await t.as(person).put('/api/profile/me', profile)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  await t.runJobs()
}
const setVisible = (person: User, mayBeFound: boolean) => t.as(person).put('/api/profile/me/visibility', { mayBeFound })
const compare = async () => {
  later(1)
  await t.deps.jobs.add(t.db, matchChangedPeopleJob, {})
  await t.runJobs()
}
const alertsOf = (user: User) =>
  t.value("select count(*) from notifications where kind = 'search.person_found' and user_id = $1", [user.id])
const pairs = () => t.value('select count(*) from saved_search_people')
const keptStates = () => t.value('select count(*) from talent_changes where was_text is not null')

/** A listed person, and a search that was saved when it showed them already. */
async function arrangeShown() {
  const person = await t.insertUser()
  await edit(person)
  await compare()
  later(1)
  return { person, user: await saved() }
}

test.each(['an opt-out', 'a suspension', 'a hidden profile', 'an empty title'] as const)(
  'who returns after %s is not new, but what changed about them meanwhile is',
  async (cause) => {
    const { person, user } = await arrangeShown()
    later(1)
    const leave = async () => {
      if (cause === 'an opt-out') await setVisible(person, false)
      if (cause === 'an empty title') await edit(person, { title: '' })
      if (cause === 'a suspension') {
        await t.pool.query(
          "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
          [person.id],
        )
        await sweepListings(t.deps)
      }
      const report = { kind: 'profile', targetId: person.id }
      return cause === 'a hidden profile' ? hide(t, { reporter: await t.insertUser(), person, report }) : undefined
    }
    const hiding = await leave()
    await t.runJobs()
    await compare()
    later(5)
    const other = await t.insertUser()
    const another = { kind: 'people', name: 'Mine', alerts: 'now', search: { skill: 'Lettering' } }
    await t.as(other).post('/api/saved-searches', another)

    later(1)
    await t.pool.query('update suspensions set lifted_at = now(), lift_reason = $1', ['Served'])
    await hiding?.restore()
    await edit(person, { skills: ['Figma', 'Lettering'], mayBeFound: true })
    await compare()

    expect(await alertsOf(user)).toBe(0)
    expect(await alertsOf(other)).toBe(1)
  },
)

test('who leaves while a change waits is compared with what they were before it, once they return', async () => {
  const { person, user } = await arrangeShown()
  const user2 = await t.insertUser()
  const search = { kind: 'people', name: 'Mine', alerts: 'now', search: { skill: 'Lettering' } }
  await t.as(user2).post('/api/saved-searches', search)
  later(1)
  await edit(person, { skills: ['Figma', 'Lettering'] })
  await setVisible(person, false)
  await compare()
  expect(await alertsOf(user2)).toBe(0)

  await setVisible(person, true)
  await t.runJobs()
  await compare()

  expect([await alertsOf(user), await alertsOf(user2)]).toEqual([0, 1])
})

test('30 days after someone left, what is kept of them is forgotten: they return as new', async () => {
  const before = await saved()
  const person = await t.insertUser()
  later(1)
  await edit(person)
  await compare()
  expect([await alertsOf(before), await pairs()]).toEqual([1, 1])
  await setVisible(person, false)

  later(29)
  await sweepFoundPeople(t.deps)
  expect([await pairs(), await keptStates()]).toEqual([1, 1])
  later(2)
  await sweepFoundPeople(t.deps)
  expect([await pairs(), await keptStates()]).toEqual([0, 0])

  await setVisible(person, true)
  await t.runJobs()
  await compare()
  expect(await alertsOf(before)).toBe(2)
})

test('nothing is forgotten of those who are listed, however long ago they changed', async () => {
  await saved()
  const person = await t.insertUser()
  later(1)
  await edit(person)
  await compare()

  later(60)
  await sweepFoundPeople(t.deps)

  expect(await pairs()).toBe(1)
})

test('a deleted search leaves nothing behind', async () => {
  const user = await saved()
  later(1)
  await edit(await t.insertUser())
  await compare()
  expect(await pairs()).toBe(1)
  const [{ _id }] = (await t.as(user).get('/api/saved-searches')).json()

  await t.as(user).delete(`/api/saved-searches/${_id}`)

  expect(await pairs()).toBe(0)
})

test(`a search remembers the ${toldPeopleMaximum} people it told of last, and everyone who waits for the daily alert`, async () => {
  const [user, daily] = [await saved(), await saved('daily')]
  await t.pool.query(
    `with crowd as (
       insert into users (username, email, email_key, password_hash)
       select 'crowd' || n, n || 'crowd@example.com', n || 'crowd@example.com', '' from generate_series(1, $1::int) n
       returning id, substr(username, 6)::int as n
     )
     insert into saved_search_people (search_id, person_id, found_at, waits)
     select s.id, crowd.id, now() - crowd.n * interval '1 hour', s.alerts = 'daily' from crowd, saved_searches s`,
    [toldPeopleMaximum + 5],
  )
  const rowsOf = (person: User) =>
    t.value(
      'select count(*) from saved_search_people p join saved_searches s on s.id = p.search_id where s.user_id = $1',
      [person.id],
    )

  await sweepFoundPeople(t.deps)

  expect([await rowsOf(user), await rowsOf(daily)]).toEqual([toldPeopleMaximum, toldPeopleMaximum + 5])
  const oldest = `select count(*) from saved_search_people p join users u on u.id = p.person_id where u.username = $1`
  expect([
    await t.value(oldest, ['crowd1']),
    await t.value(`${oldest} and not waits`, [`crowd${toldPeopleMaximum + 1}`]),
  ]).toEqual([2, 0])
})
