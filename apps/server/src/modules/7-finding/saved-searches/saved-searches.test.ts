import {
  projectAlertsPerClient,
  projectAlertsPerDay,
  type SavedSearchBody,
  savedSearchesMaximum,
} from '@guildhall/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { hide } from '../../../testing/hide.ts'
import { recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { matchUpTo } from './match-new-projects.ts'
import { matchNewProjectsJob, notifyDailyJob } from './shared/saved-search.jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

type User = Awaited<ReturnType<TestApp['insertUser']>>
type ProjectBody = Extract<SavedSearchBody, { kind: 'projects' }>
const body = (search: ProjectBody['search'], more: Partial<ProjectBody> = {}): ProjectBody => ({
  kind: 'projects',
  name: 'Mine',
  alerts: 'now',
  search,
  ...more,
})
const save = (user: User, search: ProjectBody['search'], more?: Partial<ProjectBody>) =>
  t.as(user).post('/api/saved-searches', body(search, more))

const run = async (job: typeof matchNewProjectsJob) => {
  await t.deps.jobs.add(t.db, job, {})
  await t.runJobs()
}
const settled = () => new Date(Date.now() - 60_000)
const textsOf = async (user: User): Promise<string[]> =>
  (await t.as(user).get('/api/notifications')).json().map(({ text }: { text: string }) => text)

describe('alerts', () => {
  beforeEach(async () => {
    await t.pool.query('delete from saved_searches')
    await t.pool.query(
      `insert into saved_search_progress (created_at, project_id) values (now() - interval '5 minutes', gen_random_uuid())
       on conflict (id) do update set created_at = now() - interval '5 minutes'`,
    )
    await t.pool.query("update projects set created_at = now() - interval '1 day'")
  })

  test('a process whose clock is ahead of the database’s skips no project while nobody wants to hear of any', async () => {
    t.setClock(new Date(Date.now() + 60 * 60_000))
    await run(matchNewProjectsJob)
    t.setClock(undefined)

    expect(await t.value('select created_at <= now() from saved_search_progress')).toBe(true)
  })

  test('a new project tells those whose search finds it, once', async () => {
    const searches: [ProjectBody['search'], boolean][] = [
      [{ search: 'Ferry' }, true],
      [{ search: 'timetable f' }, true],
      [{ search: 'c++' }, true],
      [{ search: 'R' }, true],
      [{ category: 'Graphic Design' }, true],
      [{ search: 'ferry', category: 'Graphic Design' }, true],
      [{ search: 'ferry', category: 'Mobile Apps' }, false],
      [{ search: 'ferries' }, false],
      [{ search: 'q9' }, false],
    ]
    const people = await Promise.all(
      searches.map(async ([search]) => {
        const user = await t.insertUser()
        expect((await save(user, search)).statusCode).toBe(201)
        return user
      }),
    )
    const [client, off] = [await t.insertUser(), await t.insertUser()]
    await save(client, { search: 'ferry' })
    await save(off, { search: 'ferry' }, { alerts: 'off' })
    await save(people[0]!, { search: 'timetable' })
    const project = { title: 'A timetable for a ferry', requiredSkills: ['C++'], category: 'Graphic Design' }

    const { id } = await t.insertProject({ ...project, clientId: client.id, createdAt: settled() })
    await run(matchNewProjectsJob)
    await run(matchNewProjectsJob)

    const told = 'New for your search “Mine”: “A timetable for a ferry”.'
    for (const [index, [search, isTold]] of searches.entries()) {
      expect(await textsOf(people[index]!), JSON.stringify(search)).toEqual(isTold ? [told] : [])
    }
    expect([await textsOf(client), await textsOf(off)]).toEqual([[], []])
    const [notice] = (await t.as(people[0]!).get('/api/notifications')).json()
    expect(notice.path).toBe(`/projects/${id}`)
  })

  test('of many projects that arrive at once, one run compares a bounded number, and the next goes on', async () => {
    const user = await t.insertUser()
    await save(user, { search: 'ferry' })
    for (let index = 0; index < 5; index += 1) await t.insertProject({ title: `Ferry ${index}`, createdAt: settled() })

    const told: number[] = []
    for (let runs = 0; runs < 3; runs += 1) {
      await matchUpTo(t.deps, 2)
      told.push((await textsOf(user)).length)
    }

    expect(told).toEqual([2, 4, 5])
  })

  test('are not looked for while nobody wants any, and nobody hears later of what came before', async () => {
    const user = await t.insertUser()
    await save(user, { search: 'ferry' }, { alerts: 'off' })
    await t.insertProject({ title: 'A ferry', createdAt: settled() })

    const sent = await recordStatements(() => matchUpTo(t.deps, 10))
    await save(user, { search: 'a ferry' })
    await matchUpTo(t.deps, 10)

    expect(sent.filter(({ name }) => name === 'projects_since')).toEqual([])
    expect(await textsOf(user)).toEqual([])
  })

  test('a daily alert counts what was found since the last one, and leads to the search', async () => {
    const user = await t.insertUser()
    await save(user, { search: 'ferry', sort: 'budget_high' }, { alerts: 'daily', name: 'Boats' })
    for (let index = 0; index < 2; index += 1) await t.insertProject({ title: 'A ferry', createdAt: settled() })

    await run(matchNewProjectsJob)
    expect(await textsOf(user)).toEqual([])
    await run(notifyDailyJob)
    await run(notifyDailyJob)

    expect(await textsOf(user)).toEqual(['2 new projects for your search “Boats”.'])
    const [notice] = (await t.as(user).get('/api/notifications')).json()
    expect(notice.path).toBe('/freelance?search=ferry&sort=budget_high')
  })

  test('are not sent for projects of someone whom the person blocked', async () => {
    const [user, client] = [await t.insertUser(), await t.insertUser()]
    await save(user, { search: 'ferry' })
    await t.insertProposal({ projectId: (await t.insertProject({ clientId: client.id })).id, freelancerId: user.id })
    const { _id } = (await t.as(client).post('/api/conversations', { userId: user.id })).json()
    await t.as(client).post(`/api/conversations/${_id}/messages`, { clientId: t.newId(), text: 'Hello!' })
    const blocked = await t.as(user).post(`/api/conversations/${_id}/block`)
    expect(blocked.statusCode, blocked.body).toBe(200)

    await t.insertProject({ clientId: client.id, title: 'A ferry for you', createdAt: settled() })
    await run(matchNewProjectsJob)

    expect((await textsOf(user)).join()).not.toContain('ferry')
  })

  test(`come at once for ${projectAlertsPerDay} projects a day, however many someone posts; the rest comes with the daily one`, async () => {
    const user = await t.insertUser()
    await save(user, { search: 'ferry' }, { name: 'Ferries' })
    const post = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await t.insertProject({ title: `Ferry ${index}`, createdAt: settled() })
      }
      await run(matchNewProjectsJob)
    }

    await post(projectAlertsPerDay + 3)
    expect(await textsOf(user)).toHaveLength(projectAlertsPerDay)
    const [{ _id, name }] = (await t.as(user).get('/api/saved-searches')).json()
    await t.as(user).put(`/api/saved-searches/${_id}`, { name, alerts: 'now' })
    await run(notifyDailyJob)

    expect((await textsOf(user))[0]).toBe('3 new projects for your search “Ferries”.')
    await t.pool.query("update notifications set created_at = created_at - interval '1 day' where user_id = $1", [
      user.id,
    ])
    await post(1)
    expect(await textsOf(user)).toHaveLength(projectAlertsPerDay + 2)
  })

  test(`of one client come at once for ${projectAlertsPerClient} projects a day, and so leave room for those of others`, async () => {
    const [user, client] = [await t.insertUser(), await t.insertUser()]
    await save(user, { search: 'ferry' }, { name: 'Ferries' })
    await save(user, { search: 'many' }, { name: 'Many' })
    const post = (title: string, clientId?: string) =>
      t.insertProject({ ...(clientId ? { clientId } : {}), title, createdAt: settled() })
    for (let index = 0; index < projectAlertsPerDay; index += 1) await post(`One of many: ferry ${index}`, client.id)
    await post('An honest ferry')

    await run(matchNewProjectsJob)

    const told = await textsOf(user)
    expect(told).toHaveLength(projectAlertsPerClient + 1)
    expect(told.join()).toContain('An honest ferry')
    expect(
      await t.value('select array_agg(waiting order by name) from saved_searches where user_id = $1', [user.id]),
    ).toEqual([projectAlertsPerDay - projectAlertsPerClient, projectAlertsPerDay - projectAlertsPerClient])
    await t.pool.query("update notifications set created_at = created_at - interval '1 day' where user_id = $1", [
      user.id,
    ])
    await post('Tomorrow’s ferry', client.id)
    await run(matchNewProjectsJob)
    expect(await textsOf(user)).toHaveLength(projectAlertsPerClient + 2)
  })

  test('are not sent for closed and hidden projects, direct contracts and those of suspended clients', async () => {
    const [user, suspended, hidden] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    await save(user, { search: 'ferry' })
    await t.pool.query(
      "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
      [suspended.id],
    )
    const project = { title: 'A ferry', createdAt: settled() }
    await t.insertProject({ ...project, clientId: suspended.id })
    await t.insertProject({ ...project, status: 'in_progress' })
    const { id } = await t.insertProject(project)
    await t.pool.query('update projects set is_private = true where id = $1', [id])
    const { id: targetId } = await t.insertProject({ ...project, clientId: hidden.id })
    await hide(t, { reporter: await t.insertUser(), person: hidden, report: { kind: 'project', targetId } })

    await run(matchNewProjectsJob)

    expect(await textsOf(user)).toEqual([])
  })
})

test('searches are listed, renamed and deleted by their owner alone', async () => {
  const [user, other] = [await t.insertUser(), await t.insertUser()]
  const { _id } = (await save(user, { search: ' Oak ' })).json()
  const url = `/api/saved-searches/${_id}`
  expectFailure(await save(user, { search: 'Oak' }), 409, 'search.already_saved')
  expectFailure(await save(user, {}), 400, 'request.invalid')
  expectFailure(await t.as(other).put(url, { name: 'Theirs', alerts: 'off' }), 404, 'search.not_found')
  expectFailure(await t.as(other).delete(url), 404, 'search.not_found')

  await t.as(user).put(url, { name: 'Benches', alerts: 'daily' })

  expect((await t.as(user).get('/api/saved-searches')).json()).toMatchObject([
    { name: 'Benches', alerts: 'daily', search: { search: 'Oak', category: 'All Projects', sort: 'newest' } },
  ])
  expect((await t.as(user).delete(url)).statusCode).toBe(204)
  expect((await t.as(user).get('/api/saved-searches')).json()).toEqual([])
})

test(`a person saves at most ${savedSearchesMaximum} searches, also when two clicks race`, async () => {
  const user = await t.insertUser()
  for (let index = 1; index < savedSearchesMaximum; index += 1) await save(user, { search: `oak ${index}` })

  const answers = await t.race({ table: 'users', id: user.id }, [
    () => save(user, { search: 'one' }),
    () => save(user, { search: 'two' }),
  ])

  expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([201, 409])
})
