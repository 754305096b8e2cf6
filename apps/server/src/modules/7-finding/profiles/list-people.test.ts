import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

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
