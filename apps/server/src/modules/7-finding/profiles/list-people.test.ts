import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { countedFrom } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { countedForMs } from './list-people.ts'

test('GET /api/users: those with a saved profile, newest first, page by page, each once', async () => {
  const t = await startTestApp()
  const reader = await t.insertUser('reader')
  const people = []
  for (const [index, username] of ['ada', 'ben', 'cem', 'dora', 'eli'].entries()) {
    const person = await t.insertUser(username)
    t.setClock(new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))))
    await t.as(person).put('/api/profile/me', { name: username.toUpperCase(), title: 'Maker', skills: ['Joinery'] })
    people.push(person)
  }
  t.setClock(new Date(Date.UTC(2026, 5, 1)))

  const seen: { _id: string; username: string }[] = []
  let cursor = ''
  do {
    const page = await t.as(reader).get(`/api/users?limit=2${cursor && `&cursor=${cursor}`}`)
    expect([page.statusCode, page.headers['x-total-count']]).toEqual([200, '5'])
    seen.push(...page.json())
    cursor = String(page.headers['x-next-cursor'] ?? '')
    if (cursor) await t.as(people[0]!).put('/api/profile/me', { name: 'ADA', title: 'Maker', skills: ['Joinery'] })
  } while (cursor)

  expect(seen).toHaveLength(5)
  expect(seen[0]).toEqual({
    _id: people[4]!.id,
    username: 'eli',
    name: 'ELI',
    title: 'Maker',
    profileImage: '',
    skills: ['Joinery'],
  })
  expect(new Set(seen.map(({ _id }) => _id))).toEqual(new Set(people.map(({ id }) => id)))
})

test.each(['nonsense', 'WzEsMl0', ''])('a cursor of “%s” is refused', async (cursor) => {
  const t = await startTestApp()

  expectFailure(await t.as(await t.insertUser()).get(`/api/users?cursor=${cursor}`), 400, 'list.cursor_invalid')
})

test('strangers see nobody', async () => {
  const t = await startTestApp()

  expectFailure(await t.anonymous.get('/api/users'), 401, 'session.required')
})

test('more than a thousand people are counted once a minute', async () => {
  const t = await startTestApp({ fresh: true })
  const reader = await t.insertUser()
  const publish = (people: number) =>
    t.pool.query(
      `with made as (
         insert into users (username, email, email_key, password_hash)
         select 'maker', mail, mail, '' from (select gen_random_uuid() || '@example.com' as mail from generate_series(1, $1)) m
         returning id
       )
       insert into profiles (user_id, name, title, location, hourly_rate_cents, rating, total_jobs, completion_rate,
         current_projects, earnings_cents, profile_image, bio, skills, education, experience, portfolio)
       select id, 'Maker', 'Maker', '', 0, 0, 0, 0, 0, 0, '', '', '{}', '[]', '[]', '[]' from made`,
      [people],
    )
  const total = async () => Number((await t.as(reader).get('/api/users?limit=2')).headers['x-total-count'])
  const before = await total()
  await publish(countedFrom + 1)
  const many = before + countedFrom + 1
  const seen = [await total()]

  await publish(1)
  const sent = await recordStatements(async () => seen.push(await total()))
  t.setClock(new Date(Date.now() + countedForMs))
  seen.push(await total())
  t.setClock(undefined)

  expect(seen).toEqual([many, many, many + 1])
  expect(sent.filter(({ text }) => text.includes('count('))).toEqual([])
})
