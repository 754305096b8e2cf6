import { beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { matchChangedPeople } from './match-changed-people.ts'
import { matchNewProjects } from './match-new-projects.ts'

// What finds something for more people than one transaction may tell.

const people = 2_500

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.pool.query(
    `with crowd as (
       insert into users (username, email, email_key, password_hash)
       select 'crowd', n || 'crowd@example.com', n || 'crowd@example.com', '' from generate_series(1, $1::int) n returning id
     )
     insert into saved_searches (user_id, kind, name, search, alerts, probe, rate_to, created_at)
     select id, kind, alerts, jsonb_build_object('sort', alerts), alerts, '', 1000000, now() - interval '1 year'
     from crowd, unnest(array['projects', 'people']) kind, unnest(array['now', 'daily']) alerts`,
    [people],
  )
})

/** Stopped in the middle of the work, when it looks at the clock once too often. */
const interrupted = (looks: number): Deps => {
  let left = looks
  return {
    ...t.deps,
    clock: () => {
      left -= 1
      if (left < 0) throw new Error('the process is stopped')
      return t.deps.clock()
    },
  }
}
const tell = async (work: (deps: Deps) => Promise<void>, told: () => Promise<unknown>) => {
  await expect(work(interrupted(6))).rejects.toThrow('the process is stopped')
  const [partly] = (await told()) as [number]
  await work(t.deps)
  await work(t.deps)
  return { partly, wholly: await told() }
}
const count = `count(*)::int, count(distinct user_id)::int`

test('a new project that thousands search for tells each of them once, also when the job is interrupted', async () => {
  const earlier = new Date(Date.now() - 5 * 60_000)
  await t.pool.query('insert into saved_search_progress (created_at, project_id) values ($1, gen_random_uuid())', [
    earlier,
  ])
  await t.insertProject({ createdAt: new Date(Date.now() - 60_000) })

  const { partly, wholly } = await tell(matchNewProjects, () =>
    t.value(`select json_build_array(${count},
      (select sum(waiting) from saved_searches), (select max(waiting) from saved_searches))
      from notifications where kind = 'search.found'`),
  )

  expect(partly).toBeGreaterThan(0)
  expect(partly).toBeLessThan(people)
  expect(wholly).toEqual([people, people, people, 1])
})

test('a new person whom thousands search for is told of once, also when the job is interrupted', async () => {
  const person = await t.insertUser()
  const { version } = (await t.as(person).get('/api/profile/me')).json()
  await t.as(person).put('/api/profile/me', { name: 'Ana Sá', title: 'Type designer', skills: ['Figma'], version })
  await t.runJobs()
  await t.pool.query('update talent_changes set due_at = $2 where user_id = $1', [person.id, t.deps.clock()])

  const { partly, wholly } = await tell(matchChangedPeople, () =>
    t.value(`select json_build_array(${count},
      (select count(*) from saved_search_people where waits), (select count(*) from saved_search_people where not waits))
      from notifications where kind = 'search.person_found'`),
  )

  expect(partly).toBeGreaterThan(0)
  expect(partly).toBeLessThan(people)
  expect(wholly).toEqual([people, people, people, people])
})
