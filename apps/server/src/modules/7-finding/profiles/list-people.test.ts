import { once } from 'node:events'
import type { Socket } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { lookBehind, waitUntilBlocked } from '../../../testing/race.ts'
import { recordStatements, type Statement } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countedFrom } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { countedForMs, PeopleCount } from './list-people.ts'

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

describe('more than a thousand people', () => {
  let t: TestApp
  let reader: { token: string }
  beforeEach(async () => {
    t = await startTestApp({ fresh: true })
    reader = await t.insertUser()
  })

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
  const totalOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-total-count'])
  const total = async () => totalOf(await t.as(reader).get('/api/users?limit=2'))
  const countsAmong = (sent: Statement[]) => sent.filter(({ text }) => /count\(.* from "profiles"/.test(text))

  test('are counted once a minute', async () => {
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
    expect(countsAmong(sent)).toEqual([])
  })

  test('are counted once for all who ask meanwhile, though the first of them is gone', async () => {
    await publish(countedFrom + 1)
    const people = Number(await t.value('select count(*) from profiles'))
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
    const connected = once(t.app.server, 'connection') as Promise<[Socket]>
    const headers = { authorization: `Bearer ${reader.token}` }
    const ask = (options: RequestInit = {}) => fetch(`${address}/api/users?limit=2`, { headers, ...options })
    const leaving = new AbortController()
    const obstacle = { text: 'lock table profiles in access exclusive mode', values: [] }
    let others: Response[] = []

    const sent = await recordStatements(async () => {
      const asked = await lookBehind(
        t.deps.database,
        obstacle,
        () => expect(ask({ signal: leaving.signal })).rejects.toThrow('aborted'),
        async () => {
          const [line] = await connected
          // Each waits for its page, and one for the count.
          await waitUntilBlocked(t.pool, 2)
          const asked = [ask(), ask()]
          await waitUntilBlocked(t.pool, 4)
          leaving.abort()
          await once(line, 'close')
          return asked
        },
      )
      others = await Promise.all(asked)
    })

    expect(others.map((answer) => Number(answer.headers.get('x-total-count')))).toEqual([people, people])
    expect(countsAmong(sent)).toHaveLength(1)
  })

  test('or fewer, of whom nobody is told a count that began before they asked', async () => {
    await t.queryAsOwner('delete from profiles')
    const count = new PeopleCount(t.deps.clock)
    const obstacle = { text: 'lock table suspensions in access exclusive mode', values: [] }
    const counted: (number | undefined)[] = []

    await t.db.transaction(
      async (earlier) => {
        await earlier.execute('select from profiles') // it sees no profile from now on
        const [asked] = await lookBehind(
          t.deps.database,
          obstacle,
          async () => counted.push(await count.of(earlier)),
          async () => {
            await publish(1)
            return [count.of(t.db)]
          },
        )
        counted.push(await asked)
      },
      { isolationLevel: 'repeatable read' },
    )

    expect(counted).toEqual([0, 1])
  })
})
